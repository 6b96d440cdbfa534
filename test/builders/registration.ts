import type { Registration } from '../../core/identity/registration/registration';

/** A registration as a shopper types it, without rewards programme fields. */
export const aRegistration = (facts: Partial<Registration> = {}): Registration => ({
  firstName: 'Robin',
  lastName: 'Reed',
  email: 'Robin.Reed@Example.Test',
  password: 'Pawsome123',
  phoneNumber: '(555) 555-0100',
  palsPhoneNumber: '',
  palsReward: '',
  captcha: undefined,
  ...facts,
});
