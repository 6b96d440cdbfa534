import { lackOf } from '../../../backend/repeat-delivery/lack-of.ts';

test.each([
  [['contact'], 'phone'],
  [['address'], 'address'],
  [['payment'], 'payment'],
  [['contact', 'address', 'payment'], 'payment'],
  [['address', 'prescription'], 'address'],
] as const)('[RPD-03] an order without %j pauses the plan, which lacks a %s', (missing, lack) => {
  expect(lackOf(missing)).toBe(lack);
});

test.each([[['deliveryDay']], [['prescription']], [['deliveryDay', 'prescription']]] as const)(
  '[RPD-04] [PRO-07] an order without %j lacks nothing that the shopper can add, and is written anew',
  (missing) => {
    expect(lackOf(missing)).toBeUndefined();
  },
);
