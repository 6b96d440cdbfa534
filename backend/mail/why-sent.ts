import type { MailKind } from './mailer.ts';

const ACCOUNT = 'You get this email because of your account with us. Email about its safety cannot be turned off.';
const ORDER = 'You get this email because of your order. It is not advertising, and it comes for every order.';
const REPEAT =
  'You get this email because you have a repeat delivery. It is not advertising; no more comes after you cancel the delivery in your account.';
const APPOINTMENT =
  'You get this email because of your appointment. It is not advertising, and no more comes about an appointment that is cancelled.';
const MEMBERSHIP = 'You get this email because of a membership in your account. It is not advertising.';

/** Why a mail is sent, at its end, and how it stops where it can. [ACC-06] */
export const WHY_SENT: Readonly<Record<MailKind, string>> = {
  welcome: ACCOUNT,
  'password-code': ACCOUNT,
  'password-changed': ACCOUNT,
  'email-code': ACCOUNT,
  'email-changed': ACCOUNT,
  'google-linked': ACCOUNT,
  'sign-in-link': ACCOUNT,
  'account-deleted': 'You get this email because your account with us was deleted.',
  'order-placed': ORDER,
  'order-shipped': ORDER,
  'order-ready': ORDER,
  'order-cancelled': ORDER,
  'order-return': ORDER,
  'order-refunded': ORDER,
  'repeat-reminder': REPEAT,
  'repeat-waiting': REPEAT,
  'repeat-left-out': REPEAT,
  'repeat-declined': REPEAT,
  'repeat-paused': REPEAT,
  'appointment-booked': APPOINTMENT,
  'appointment-moved': APPOINTMENT,
  'appointment-cancelled': APPOINTMENT,
  'appointment-reminder': APPOINTMENT,
  'membership-joined': MEMBERSHIP,
  'membership-cancelled': MEMBERSHIP,
  'back-in-stock':
    'You get this email because someone asked us, with this address, to tell you once when the product is back.',
};
