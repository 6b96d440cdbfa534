import * as E from 'fp-ts/Either';
import type { AdCounter } from '../../core/ads/reporting/ad-report';
import { anAdClick } from '../builders/ads';
import { SESSION_ID } from '../builders/upstream-ads';
import type { Counted } from '../fakes/fake-ad-counter';
import type { Making } from './making';

export interface AdCounterWorld {
  readonly counter: AdCounter;
  /** What was counted, in order. */
  readonly counted: () => Promise<ReadonlyArray<Counted>>;
  /** From now on the service does not respond. */
  readonly goesDown: () => void;
  /** From now on every response is this status. */
  readonly refuses: (status: number) => void;
}

/** Every AdCounter, fake or real, passes this. */
export const adCounterContract = (name: string, makeWorld: Making<AdCounterWorld>): void => {
  const CLICKS = [anAdClick(), anAdClick({ id: 'display_b1', sku: undefined, customerId: '700002' })];

  describe(`[PLT-02] ${name} as an AdCounter`, () => {
    test('[ADS-09] counts impressions with their session', async () => {
      const { counter, counted } = await makeWorld();
      const ids = Array.from({ length: 50 }, (_, index) => `display_x${index}`);
      expect(await counter.impressions(ids, SESSION_ID)()).toEqual(E.right(undefined));
      expect(await counted()).toEqual([{ kind: 'impressions', ids, sessionId: SESSION_ID }]);
    });

    test('[ADS-09] counts clicks completely and in order', async () => {
      const { counter, counted } = await makeWorld();
      for (const click of CLICKS) expect(await counter.click(click)()).toEqual(E.right(undefined));
      expect(await counted()).toEqual(CLICKS.map((click) => ({ kind: 'click', click })));
    });

    test('[ADS-09] counts nothing before the task runs', async () => {
      const { counter, counted } = await makeWorld();
      counter.impressions(['display_x1'], SESSION_ID);
      counter.click(anAdClick());
      expect(await counted()).toEqual([]);
    });

    test.each<[string, (counter: AdCounter) => ReturnType<AdCounter['click']>]>([
      ['an impression', (counter) => counter.impressions(['display_x1'], SESSION_ID)],
      ['a click', (counter) => counter.click(anAdClick())],
    ])(
      '[ADS-09] returns %s that cannot be counted as a failure, and later reports can succeed',
      async (_case, report) => {
        const { counter, goesDown, refuses } = await makeWorld();
        goesDown();
        expect(await report(counter)()).toEqual(E.left({ kind: 'unreachable', service: 'ads', cause: 'network' }));
        refuses(503);
        expect(await report(counter)()).toMatchObject(E.left({ kind: 'refused', service: 'ads', status: 503 }));
      },
    );
  });
};
