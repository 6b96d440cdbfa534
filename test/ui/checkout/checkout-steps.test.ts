import { stepsOf } from '../../../ui/checkout/checkout-steps';

test('[PRO-07] the step of prescriptions is shown to orders that need it, and while it is open', () => {
  expect(stepsOf(undefined)).not.toContain('prescription');
  expect(stepsOf({ isDelivered: true, prescription: undefined })).not.toContain('prescription');
  expect(stepsOf(undefined, 'prescription').indexOf('prescription')).toBe(2);
});

test.each([
  [true, ['contact', 'delivery', 'payment', 'review']],
  [false, ['contact', 'payment', 'review']],
])('[CHK-01] the delivery is a step when something is delivered: %s', (isDelivered, steps) => {
  expect(stepsOf({ isDelivered })).toEqual(steps);
  expect(stepsOf(undefined)).toContain('delivery');
});
