import { factsNotInName } from '../../../core/catalogue/facts-not-in-name';

test.each([
  ['Salmon Dinner, 6 lb', ['6 lb'], []],
  ['Salmon Dinner, 6 LB', ['6 lb', 'Salmon'], []],
  ['Salmon Dinner, 16 lb', ['6 lb'], ['6 lb']],
  ['Salmon Dinner, 16 lb, 6 lb', ['6 lb'], []],
  ['Reddish Collar', ['Red', 'Small'], ['Red', 'Small']],
  ['Collar, Red', ['Acme', undefined, 'Red', ''], ['Acme']],
  ['Überfutter', ['Über', 'futter'], ['Über', 'futter']],
  ['', ['6 lb'], ['6 lb']],
  ['6 lb', ['6 lb'], []],
])('[CRT-03] beside the name %p, of %p only %p are told', (name, facts, told) => {
  expect(factsNotInName(name, facts)).toEqual(told);
});
