import { findCategory } from '../../../core/catalogue/category';
import { aCategory } from '../../builders/category';

const DRY = aCategory('dog/dog-food/dry');
const FOOD = aCategory('dog/dog-food', [aCategory('dog/dog-food/wet'), DRY]);
const DOG = aCategory('dog', [aCategory('dog/dog-toys'), FOOD]);
const ALL = [aCategory('cat', [aCategory('cat/dog-food')]), DOG];

test.each([
  ['a department', 'dog', DOG, []],
  ['a category', 'dog/dog-food', FOOD, [DOG]],
  ['a nested category', 'dog/dog-food/dry', DRY, [DOG, FOOD]],
])('[RTE-03] finds %s with its ancestors, the department first', (_case, path, category, ancestors) => {
  expect(findCategory(ALL, path)).toEqual({ category, ancestors });
});

test.each(['', 'bird', 'dog-food', 'dog/', 'dog/dog-food/dry/small'])('[RTE-03] finds no category %j', (path) => {
  expect(findCategory(ALL, path)).toBeUndefined();
});

test('[RTE-03] finds nothing without categories', () => {
  expect(findCategory([], 'dog')).toBeUndefined();
});
