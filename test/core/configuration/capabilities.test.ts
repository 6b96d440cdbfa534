import { allBut, CAPABILITIES, canOf, lackingOf } from '../../../core/configuration/capabilities';

test('a backend that lacks nothing can do everything', () => {
  expect(lackingOf(allBut([]))).toEqual([]);
  expect(lackingOf(allBut(CAPABILITIES))).toEqual(CAPABILITIES);
});

test.each([
  ['stores', ['stores', 'pickup', 'same-day']],
  ['accounts', ['accounts', 'password-reset', 'sign-in-links', 'google-sign-in', 'rewards', 'card']],
  ['rewards', ['rewards', 'card']],
  ['brands', ['brands']],
] as const)('without %s there is nothing that depends on it either', (lacking, all) => {
  const capabilities = allBut([lacking]);
  expect(lackingOf(capabilities)).toEqual(all);
  expect(all.some(canOf(capabilities))).toBe(false);
});
