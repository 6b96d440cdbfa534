import type { ProductFacts } from '../../../backend/catalogue/product-facts.ts';
import { isForPet, prescribedKinds } from '../../../backend/prescriptions/prescribed-kinds.ts';

const medicineFor = (value: string, name = 'For'): readonly ProductFacts[] => [
  { kind: 'medicine', prescription: true, facts: [{ name, value }], dosing: [], warnings: [] },
];

test.each([
  ['Dogs and cats, 12 weeks and older', ['dog', 'cat']],
  ['Kittens, 8 weeks and older', ['cat']],
  ['Dogs only, not for cats', ['dog']],
  ['Rabbits and birds', ['bird', 'small-pet']],
  ['For the home, not for animals', []],
])('[PRO-07] a medicine for “%s” is for %j', (value, kinds) => {
  expect(prescribedKinds('pharmacy', medicineFor(value))).toEqual(kinds);
  expect(prescribedKinds('pharmacy', medicineFor(value, 'Species'))).toEqual(kinds);
});

test('[PRO-07] without such a fact the department decides, and where that is no kind of pet, any pet will do', () => {
  expect(prescribedKinds('cat', [])).toEqual(['cat']);
  expect(prescribedKinds('dog', medicineFor('Carprofen', 'Active ingredient'))).toEqual(['dog']);
  expect(prescribedKinds('pharmacy', [])).toEqual([]);
  expect(prescribedKinds(null, [])).toEqual([]);
  expect(isForPet([], { kind: 'fish' })).toBe(true);
  expect(isForPet(['cat'], { kind: 'fish' })).toBe(false);
});
