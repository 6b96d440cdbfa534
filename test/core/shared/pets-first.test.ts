import * as fc from 'fast-check';
import { PET_KINDS } from '../../../core/shared/pet-kind';
import { petsFirst } from '../../../core/shared/pets-first';

const ALL = ['dog', 'cat', 'fish', 'pharmacy'];
const same = (entry: string, kind: string): boolean => entry === kind;

test.each([
  [[], ALL],
  [['dog'], ALL],
  [['fish'], ['fish', 'dog', 'cat', 'pharmacy']],
  [
    ['cat', 'dog'],
    ['cat', 'dog', 'fish', 'pharmacy'],
  ],
  [['bird'], ALL],
] as const)('[ACC-04] the departments of %j come first', (kinds, order) => {
  expect(petsFirst(ALL, [...kinds], same)).toEqual(order);
});

test('[ACC-04] the same list is returned when its order is right', () => {
  expect(petsFirst(ALL, ['dog', 'cat'], same)).toBe(ALL);
});

test('[ACC-04] no department is lost or doubled', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...PET_KINDS]), fc.shuffledSubarray([...PET_KINDS]), (all, kinds) => {
      expect([...petsFirst(all, kinds, same)].toSorted()).toEqual(all.toSorted());
    }),
  );
});
