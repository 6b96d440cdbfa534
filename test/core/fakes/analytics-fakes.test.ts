import { analyticsContract } from '../../contracts/analytics.contract';
import { FakeAnalytics } from '../../fakes/fake-analytics';

analyticsContract('FakeAnalytics', () => {
  const analytics = new FakeAnalytics();
  return { analytics, arrived: () => analytics.reported() };
});
