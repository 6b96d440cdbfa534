import { readCardFrameMessage } from '../../../../ui/checkout/card/card-frame-messages';

const TOKEN = {
  source: 'card-fields',
  type: 'token',
  token: 'pm_1',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2040,
};

test('[PAY-02] a token comes with what may be shown of the card, and nothing else', () => {
  expect(readCardFrameMessage({ ...TOKEN, number: '4242424242424242' })).toEqual({
    kind: 'result',
    result: {
      kind: 'token',
      card: { token: 'pm_1', brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2040 },
    },
  });
});

test.each([
  ['a whole number instead of four digits', { lastFour: '4242424242424242' }],
  ['a token with other characters', { token: 'pm 1' }],
  ['no token', { token: undefined }],
])('[PAY-02] %s counts as a failure', (_what, more) => {
  expect(readCardFrameMessage({ ...TOKEN, ...more })).toEqual({ kind: 'result', result: { kind: 'failed' } });
});

test.each([
  undefined,
  null,
  'token',
  1,
  [],
  {},
  { ...TOKEN, source: 'other' },
  { source: 'card-fields', type: 'change' },
])('[PAY-02] ignores %j', (data) => {
  expect(readCardFrameMessage(data)).toBeUndefined();
});

test('[PAY-02] takes a height within bounds only', () => {
  const height = (value: unknown) => readCardFrameMessage({ source: 'card-fields', type: 'height', height: value });
  expect(height(212)).toEqual({ kind: 'height', height: 212 });
  for (const value of [0, -5, 5_000, Number.NaN, '212']) expect(height(value)).toBeUndefined();
});
