import { mailText } from '../../../../backend/mail/mail-markdown.ts';
import type { MailKind } from '../../../../backend/mail/mailer.ts';
import { sampleMails } from '../../../support/sample-mails.ts';

/** What the link of a kind of mail does, without a sign-in. */
type StopLink = 'stops reminders' | 'stops notices' | 'pauses the delivery' | 'none';

const STOPS: Readonly<Record<MailKind, StopLink>> = {
  welcome: 'none',
  'password-code': 'none',
  'password-changed': 'none',
  'email-code': 'none',
  'email-changed': 'none',
  'google-linked': 'none',
  'sign-in-link': 'none',
  'account-deleted': 'none',
  'order-placed': 'none',
  'order-shipped': 'none',
  'order-ready': 'none',
  'order-cancelled': 'none',
  'order-return': 'none',
  'order-refunded': 'none',
  'repeat-reminder': 'stops reminders',
  'repeat-waiting': 'pauses the delivery',
  'repeat-delayed': 'pauses the delivery',
  'repeat-left-out': 'pauses the delivery',
  'repeat-passed-over': 'pauses the delivery',
  'repeat-declined': 'pauses the delivery',
  'repeat-paused': 'none',
  'appointment-booked': 'none',
  'appointment-moved': 'none',
  'appointment-cancelled': 'none',
  'appointment-closed': 'none',
  'appointment-reminder': 'stops reminders',
  'membership-joined': 'none',
  'membership-cancelled': 'none',
  'membership-kept': 'none',
  'back-in-stock': 'stops notices',
};

const LINKS: ReadonlyArray<readonly [RegExp, StopLink]> = [
  [/Stop these reminders: http\S+\/mail\/\w+/, 'stops reminders'],
  [/Pause this repeat delivery: http\S+\/mail\/\w+/, 'pauses the delivery'],
  [/http\S+\/mail\/\w+/, 'stops notices'],
];

const linkIn = (text: string): StopLink => LINKS.find(([link]) => link.test(text))?.[1] ?? 'none';

test('[ACC-06] each kind of mail that can be stopped has a link that does so without a sign-in, and no other mail has one', () => {
  const found = sampleMails().map(({ kind, markdown }) => [kind, linkIn(mailText(markdown))]);
  expect(found).toEqual(found.map(([kind]) => [kind, STOPS[kind as MailKind]]));
  expect(new Set(found.map(([kind]) => kind))).toEqual(new Set(Object.keys(STOPS)));
});

test('[ACC-06] one click of a mail program stops mail that only reminds, and pauses no delivery', () => {
  const stopped = sampleMails().filter(({ unsubscribe }) => unsubscribe !== undefined);
  expect(new Set(stopped.map(({ kind }) => STOPS[kind]))).toEqual(new Set(['stops reminders', 'stops notices']));
  const kinds = Object.entries(STOPS).filter(([, link]) => link.startsWith('stops'));
  expect(new Set(stopped.map(({ kind }) => kind))).toEqual(new Set(kinds.map(([kind]) => kind)));
});
