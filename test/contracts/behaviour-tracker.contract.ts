import type { BehaviourEvent, BehaviourTracker } from '../../core/analytics/behaviour';
import { EVERY_EVENT } from '../builders/behaviour';

export interface BehaviourTrackerWorld {
  readonly tracker: BehaviourTracker;
  /** From now on there is no consent to track. */
  readonly withdrawConsent: () => void;
  /** The kinds of the received events in order, after all pending ones have arrived. */
  readonly arrived: () => Promise<ReadonlyArray<BehaviourEvent['kind']>>;
}

/** Every BehaviourTracker passes this. */
export const behaviourTrackerContract = (
  name: string,
  makeWorld: () => BehaviourTrackerWorld | Promise<BehaviourTrackerWorld>,
): void => {
  describe(`BehaviourTracker: ${name}`, () => {
    test('[SRC-08] records every kind of event in order', async () => {
      const { tracker, arrived } = await makeWorld();
      for (const event of EVERY_EVENT) tracker.track(event)();
      expect(await arrived()).toEqual(EVERY_EVENT.map(({ kind }) => kind));
    });

    test('[SRC-08] records nothing before the effect runs', async () => {
      const { tracker, arrived } = await makeWorld();
      for (const event of EVERY_EVENT) tracker.track(event);
      expect(await arrived()).toEqual([]);
    });

    test('[ANA-01] records nothing without consent', async () => {
      const { tracker, withdrawConsent, arrived } = await makeWorld();
      withdrawConsent();
      for (const event of EVERY_EVENT) tracker.track(event)();
      expect(await arrived()).toEqual([]);
    });

    test('[ANA-01] never fails, whatever the event', async () => {
      const { tracker } = await makeWorld();
      const strange = [
        {
          kind: 'results-shown',
          list: { kind: 'search', term: '' },
          total: 0,
          page: 1,
          items: [],
          resultId: undefined,
        },
        { kind: 'product-viewed', item: { id: '', name: '' }, url: '' },
        { kind: 'purchased', orderId: '', revenue: Number.NaN, items: [] },
      ] satisfies ReadonlyArray<BehaviourEvent>;
      expect(() => strange.forEach((event) => tracker.track(event)())).not.toThrow();
    });
  });
};
