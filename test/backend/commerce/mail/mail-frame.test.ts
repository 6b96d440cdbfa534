import { mailHtml, mailText } from '../../../../backend/mail/mail-markdown.ts';
import { withFrame } from '../../../../backend/mail/mailer.ts';
import { reminderEmail } from '../../../../backend/mail/repeat-emails.ts';
import { sampleMails } from '../../../support/sample-mails.ts';

/** The blocks of a text: the shop's name, the greeting, and what follows. */
const blocksOf = (markdown: string): readonly string[] => mailText(markdown).split('\n\n');

/** Mails whose only action is in their text: a code, or words about what to do. */
const WITHOUT_BUTTON = [
  'welcome',
  'password-code',
  'password-changed',
  'sign-in-link',
  'email-code',
  'email-changed',
  'account-deleted',
  'google-linked',
];

const samples = sampleMails();
const buttonOf = (markdown: string): string | undefined =>
  /<p><b><a href="[^"]*">([^<]*)<\/a><\/b><\/p>/.exec(mailHtml('A subject', markdown))?.[1];

test.each(samples)('[ORD-03] [RPD-03] [ACC-08] a mail of the kind $kind begins with the shop’s name', (mail) => {
  expect(blocksOf(mail.markdown)[0]).toBe('Petco');
  expect(mailHtml(mail.subject, mail.markdown)).toMatch(/<main><p class="brand">Petco<\/p><h1>/);
});

test.each(samples.filter(({ kind }) => !WITHOUT_BUTTON.includes(kind)))(
  '[ORD-03] [RPD-03] [ACC-08] a mail of the kind $kind has its main action at the top, before all other links',
  ({ markdown }) => {
    const button = buttonOf(markdown);
    expect(button).toBeDefined();
    const links = blocksOf(markdown).flatMap((block, index) => (block.includes('https://') ? [{ block, index }] : []));
    expect(links[0]?.block.startsWith(`${button}: https://`)).toBe(true);
    // After the name, the greeting and the first words; dates that are left out may be a list.
    expect(links[0]?.index).toBeLessThanOrEqual(4);
  },
);

test.each(samples)(
  '[ORD-03] a mail of the kind $kind ends with the signature, the reason and the way to us',
  (mail) => {
    const [team, why, contact] = blocksOf(mail.markdown).slice(-3);
    expect(team).toBe('Your Petco team');
    expect(why).toMatch(/^We sent this email /);
    expect(contact).toMatch(/^Questions\? /);
  },
);

test('[ORD-03] the name of the shop is only text', () => {
  const markdown = withFrame({ markdown: 'Hello,', why: 'You asked.' }, { name: 'Paws * <Co>', pageOrigin: undefined });
  expect(blocksOf(markdown)[0]).toBe('Paws * <Co>');
  expect(blocksOf(markdown)).toContain('Your Paws * <Co> team');
  expect(mailHtml('A subject', markdown)).toContain('<p class="brand">Paws * &lt;Co&gt;</p>');
});

test.each([
  [0, 'Shipping: Free'],
  [599, 'Shipping: $5.99'],
])('[RPD-03] a repeat delivery whose shipping is %s cents says “%s”', (shippingCents, words) => {
  const { markdown } = reminderEmail({
    to: 'pat@example.test',
    firstName: 'Pat',
    shopperId: 1,
    date: '2030-01-09',
    page: undefined,
    pausePage: undefined,
    stopPage: undefined,
    lines: [],
    gone: [],
    totals: { discountCents: -460, shippingCents, taxCents: 712, totalCents: 9_450, beforeCents: null },
    passed: [],
    movedFrom: undefined,
    isPlacedNow: false,
  });
  expect(mailText(markdown)).toContain(words);
});
