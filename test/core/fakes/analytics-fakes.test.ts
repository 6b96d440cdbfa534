import { analyticsContract } from '../../contracts/analytics.contract';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { behaviourTrackerContract } from '../../contracts/behaviour-tracker.contract';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { PLACED_AT, purchaseCounterContract } from '../../contracts/purchase-counter.contract';
import { FakePurchaseCounter } from '../../fakes/fake-purchase-counter';

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

purchaseCounterContract('FakePurchaseCounter', () => {
  const counter = new FakePurchaseCounter();
  return {
    counter,
    counted: async () =>
      counter.counted().map(({ orderId, placedAt = PLACED_AT, items }) => ({
        orderId,
        placedAt,
        lines: items.map(({ variationId: sku = '', quantity, price }) => ({ sku, quantity, price })),
      })),
    goesDown: () => counter.goesDown(),
    isBack: () => counter.isBack(),
  };
});
