import { typeOfPet } from '../../../core/appointments/saved-pet';

test.each([
  ['dog', 20.4, { species: 'dog', size: 'small' }],
  ['dog', 21, { species: 'dog', size: 'medium' }],
  ['dog', 50, { species: 'dog', size: 'medium' }],
  ['dog', 90, { species: 'dog', size: 'large' }],
  ['dog', 150, { species: 'dog', size: 'giant' }],
  ['dog', undefined, undefined],
  ['cat', undefined, { species: 'cat', size: 'any' }],
  ['small-pet', 1, { species: 'small-pet', size: 'any' }],
  ['fish', undefined, undefined],
] as const)('[ACC-08] a %s of %s lb is of the type %j', (kind, weight, type) => {
  expect(typeOfPet({ kind, weight })).toEqual(type);
});
