import type { Random } from '../../core/shared/random';
import type { Making } from './making';

export interface RandomWorld {
  readonly random: Random;
}

const DRAWS = 200;

/** Every Random, fake or real, passes this. */
export const randomContract = (name: string, makeWorld: Making<RandomWorld>): void => {
  describe(`[PLT-02] ${name} as a Random`, () => {
    test('generates distinct UUIDs of version 4', async () => {
      const { random } = await makeWorld();
      const uuids = Array.from({ length: DRAWS }, () => random.uuid());
      expect(
        uuids.filter((uuid) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(uuid)),
      ).toEqual([]);
      expect(new Set(uuids).size).toBe(DRAWS);
    });

    test('generates fractions from 0 up to but excluding 1', async () => {
      const { random } = await makeWorld();
      const fractions = Array.from({ length: DRAWS }, () => random.fraction());
      expect(fractions.filter((fraction) => !(fraction >= 0 && fraction < 1))).toEqual([]);
      expect(new Set(fractions).size).toBeGreaterThan(1);
    });
  });
};
