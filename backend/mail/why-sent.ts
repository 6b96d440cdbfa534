import type { MailKind } from './mailer.ts';

const ACCOUNT = 'We sent this email about your account. Account security emails can’t be turned off.';
const ORDER = 'We sent this email about your order. It isn’t advertising.';
/** Also for a reminder to whoever has stopped reminders: it tells of a new total, or of what is left out or moved. */
export const REPEAT =
  'We sent this email about your repeat delivery. It isn’t advertising. To stop these emails, pause or cancel the delivery.';
const APPOINTMENT = 'We sent this email about your appointment. It isn’t advertising.';
const MEMBERSHIP = 'We sent this email about a membership in your account. It isn’t advertising.';

/** Why a mail is sent, at its end, and how it stops where it can. [ACC-06] */
export const WHY_SENT: Readonly<Record<MailKind, string>> = {
  welcome: ACCOUNT,
  'password-code': ACCOUNT,
  'password-changed': ACCOUNT,
  'email-code': ACCOUNT,
  'email-changed': ACCOUNT,
  'google-linked': ACCOUNT,
  'sign-in-link': ACCOUNT,
  'account-deleted': 'We sent this email because your account was deleted.',
  'order-placed': ORDER,
  'order-shipped': ORDER,
  'order-ready': ORDER,
  'order-cancelled': ORDER,
  'order-return': ORDER,
  'order-refunded': ORDER,
  'repeat-reminder':
    'We sent this email about your repeat delivery. It isn’t advertising. If you stop these reminders, we’ll still email you about a new or higher total, and when something is left out or moved.',
  'repeat-waiting': REPEAT,
  'repeat-delayed': REPEAT,
  'repeat-left-out': REPEAT,
  'repeat-passed-over': REPEAT,
  'repeat-declined': REPEAT,
  'repeat-paused':
    'We sent this email about your repeat delivery. It isn’t advertising. You won’t get more of these unless you resume it.',
  'appointment-booked': APPOINTMENT,
  'appointment-moved': APPOINTMENT,
  'appointment-cancelled': APPOINTMENT,
  'appointment-closed': APPOINTMENT,
  'appointment-reminder': APPOINTMENT,
  'membership-joined': MEMBERSHIP,
  'membership-cancelled': MEMBERSHIP,
  'membership-kept': MEMBERSHIP,
  'back-in-stock':
    'We sent this email because someone used this address to ask for a notice when the product is back in stock.',
};
