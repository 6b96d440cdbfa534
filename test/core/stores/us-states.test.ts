import { usStateNamed } from '../../../core/stores/finding/us-states';

test.each([
  ['California', 'CA', false],
  ['CA', 'CA', false],
  ['tx', 'TX', false],
  ['  texas ', 'TX', false],
  ['District of Columbia', 'DC', false],
  ['dc', 'DC', false],
  ['NY', 'NY', false],
  ['New York', 'NY', true],
  ['washington', 'WA', true],
])('[STO-09] recognises the state in %j: %s', (text, code, isCityToo) => {
  expect(usStateNamed(text)).toMatchObject({ state: { code }, isCityToo });
});

test.each(['', 'C', 'Cal', 'California, KY', 'Canton', 'Puerto Rico', 'PR', 'ZZ', '92108'])(
  '[STO-09] recognises no state in %j',
  (text) => {
    expect(usStateNamed(text)).toBeUndefined();
  },
);
