import type { Clock } from '../../core/shared/clock';
import type { Pause } from '../../core/shared/pause';
import type { Making } from './making';

/** A clock that the test advances. */
export interface TimeWorld {
  readonly clock: Clock;
  readonly pause: Pause;
  /** Advances the time and runs everything that is due. */
  readonly passes: (milliseconds: number) => Promise<void>;
}

/** Every matching pair of Clock and Pause passes this. */
export const timeContract = (name: string, makeWorld: Making<TimeWorld>): void => {
  describe(`[PLT-02] ${name} as Clock and Pause`, () => {
    test('the clock returns whole milliseconds and advances with the time', async () => {
      const { clock, passes } = await makeWorld();
      const before = clock();
      expect(Number.isInteger(before)).toBe(true);
      await passes(700);
      expect(clock() - before).toBe(700);
    });

    test('a pause ends exactly when its time has passed', async () => {
      const { pause, passes } = await makeWorld();
      let isOver = false;
      void pause(700)().then(() => {
        isOver = true;
      });
      await passes(699);
      expect(isOver).toBe(false);
      await passes(1);
      expect(isOver).toBe(true);
    });
  });
};
