import { allBut, CAPABILITIES, canOf, lackingOf } from '../../../core/configuration/capabilities';

test('a backend with all capabilities supports everything', () => {
  expect(lackingOf(allBut([]))).toEqual([]);
  expect(lackingOf(allBut(CAPABILITIES))).toEqual(CAPABILITIES);
});

test.each([
  ['stores', ['stores', 'pickup', 'same-day']],
  [
    'accounts',
    [
      'accounts',
      'password-reset',
      'sign-in-links',
      'google-sign-in',
      'rewards',
      'card',
      'appointments',
      'reviews',
      'pets',
      'memberships',
    ],
  ],
  ['rewards', ['rewards', 'card']],
  ['brands', ['brands']],
] as const)('without %s nothing that depends on it is available', (lacking, all) => {
  const capabilities = allBut([lacking]);
  expect(lackingOf(capabilities)).toEqual(all);
  expect(all.some(canOf(capabilities))).toBe(false);
});
