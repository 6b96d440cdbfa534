import fc from 'fast-check';
import { FeedWorld, type Place } from './feed-world';

const KEYS = ['grid', 'carousel'];
const step = fc.oneof(
  fc.record({ act: fc.constantFrom('watch'), which: fc.nat(1) }),
  fc.record({ act: fc.constantFrom('leave', 'answer', 'fail'), which: fc.nat(9) }),
  fc.record({ act: fc.constantFrom('back', 'hide', 'show', 'refresh', 'quicken', 'slow'), which: fc.constant(0) }),
  fc.record({ act: fc.constant('pass'), which: fc.constantFrom(0, 1, 500, 1_999, 2_000, 3_000, 5_000, 10_000) }),
);

test('[ADS-12] in every history, requests a key at most once in two seconds, notifies no place that left and keeps shown ads', async () => {
  const histories = fc.array(step, { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const world = new FeedWorld();
      const places: Array<{ readonly place: Place; recordedAtUnload: number | undefined }> = [];
      const acts: Readonly<Record<string, (which: number) => void>> = {
        watch: (which) => void places.push({ place: world.watches(KEYS[which]), recordedAtUnload: undefined }),
        leave: (which) => {
          const left = places[which];
          if (left === undefined) return;
          left.place.leaves();
          left.recordedAtUnload ??= left.place.recorded.length;
        },
        response: (which) => world.requested.at(-1 - which)?.respondsWith(`ad ${which % 2}`),
        fail: (which) => world.requested.at(-1 - which)?.fails(),
        back: () => world.shopperComesBack(),
        hide: () => world.hides(),
        show: () => world.shows(),
        refresh: () => world.feed.refresh(),
        quicken: () => void (world.isSlow = false),
        slow: () => void (world.isSlow = true),
      };
      for (const { act, which } of steps) {
        acts[act]?.(which);
        await world.time.passes(act === 'pass' ? which : 0);
      }
      for (const key of KEYS) {
        const times = world.requested.filter((requested) => requested.key === key).map(({ at }) => at);
        for (const [index, at] of times.entries())
          expect(at - (times[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(2_000);
      }
      for (const { place, recordedAtUnload = place.recorded.length } of places) {
        const { recorded } = place;
        expect(recorded).toHaveLength(recordedAtUnload);
        for (const [index, state] of recorded.slice(1).entries()) {
          expect(state).not.toEqual(recorded[index]);
          if (recorded[index]?.kind === 'shown') expect(state.kind).toBe('shown');
        }
      }
    }),
    { numRuns: 200 },
  );
});
