import type { BehaviourEvent, BehaviourTracker } from '../../core/analytics/behaviour';
import { EVERY_EVENT } from '../builders/behaviour';

export interface BehaviourTrackerWorld {
  readonly tracker: BehaviourTracker;
  /** From now on the shopper may not be followed. */
  readonly withdrawConsent: () => void;
  /** The kinds of what arrived, in order, once everything that is on its way is there. */
  readonly arrived: () => Promise<ReadonlyArray<BehaviourEvent['kind']>>;
}

/** What every BehaviourTracker does. */
export const behaviourTrackerContract = (
  name: string,
  makeWorld: () => BehaviourTrackerWorld | Promise<BehaviourTrackerWorld>,
): void => {
  describe(`BehaviourTracker: ${name}`, () => {
    test('[SRC-08] everything a shopper does arrives, in order', async () => {
      const { tracker, arrived } = await makeWorld();
      for (const event of EVERY_EVENT) tracker.track(event)();
      expect(await arrived()).toEqual(EVERY_EVENT.map(({ kind }) => kind));
    });

    test('[SRC-08] nothing is told before the effect is run', async () => {
      const { tracker, arrived } = await makeWorld();
      for (const event of EVERY_EVENT) tracker.track(event);
      expect(await arrived()).toEqual([]);
    });

    test('[ANA-01] without consent nothing is told', async () => {
      const { tracker, withdrawConsent, arrived } = await makeWorld();
      withdrawConsent();
      for (const event of EVERY_EVENT) tracker.track(event)();
      expect(await arrived()).toEqual([]);
    });

    test('[ANA-01] telling does not fail, whatever is told', async () => {
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
