import { analyticsContract } from '../../contracts/analytics.contract';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { behaviourTrackerContract } from '../../contracts/behaviour-tracker.contract';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';

analyticsContract('FakeAnalytics', () => {
  const analytics = new FakeAnalytics();
  return { analytics, arrived: () => analytics.reported() };
});

behaviourTrackerContract('FakeBehaviourTracker', () => {
  const tracker = new FakeBehaviourTracker();
  return {
    tracker,
    withdrawConsent: () => void tracker.withdrawsConsent(),
    arrived: async () => tracker.recordedEvents().map(({ kind }) => kind),
  };
});
