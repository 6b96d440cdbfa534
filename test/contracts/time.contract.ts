import type { Clock } from '../../core/shared/clock';
import type { Pause } from '../../core/shared/pause';
import type { Making } from './making';

/** Time that the test lets pass. */
export interface TimeWorld {
  readonly clock: Clock;
  readonly pause: Pause;
  /** Lets so many milliseconds pass and whatever was due happen. */
  readonly passes: (milliseconds: number) => Promise<void>;
}

/** Every pair of Clock and Pause that keeps time passes this. */
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
