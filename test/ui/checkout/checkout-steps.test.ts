import { stepsOf } from '../../../ui/checkout/checkout-steps';

test('[PRO-07] the step of prescriptions is shown to orders that need it, and while it is open', () => {
  expect(stepsOf(undefined)).not.toContain('prescription');
  expect(stepsOf({ prescription: undefined })).not.toContain('prescription');
  expect(stepsOf(undefined, 'prescription').indexOf('prescription')).toBe(2);
});
