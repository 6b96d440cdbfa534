import * as accountChecks from '../../../core/forms/account-checks';
import * as checks from '../../../core/forms/checks';
import * as messages from '../../../core/forms/messages';

type Row = readonly [id: string, check: checks.Check, message: string, good: readonly string[], bad: readonly string[]];

const TABLE: readonly Row[] = [
  [
    '[FRM-03] email',
    checks.checkEmail,
    messages.EMAIL,
    ['pat@example.test', "o'neil+dogs@mail.example.co.uk", 'pät@exämple.test'],
    [
      'pat',
      'pat@',
      '@example.test',
      'pat@example',
      'pat@@example.test',
      'a b@example.test',
      `${'a'.repeat(250)}@b.test`,
    ],
  ],
  [
    '[FRM-04] names',
    checks.checkName,
    messages.LETTERS_ONLY,
    ['Pat', 'Mary Ann', 'José', 'Zoë'],
    ['Pat3', "O'Neil", 'Anne-Marie', 'Pat!', `${'a'.repeat(65)}3`],
  ],
  [
    '[CHK-03] the name of a recipient',
    checks.checkRecipient,
    messages.LETTERS_ONLY,
    ['Pat', "Mary-Jane O'Neil", 'Seán O’Neil Jr.', 'José', ' Zoë '],
    ['Pat3', '-Pat', 'Pat!', 'R2D2', '<b>', `${'a'.repeat(65)}3`],
  ],
  [
    '[FRM-05] password of the registration page',
    accountChecks.checkRegistrationPassword,
    accountChecks.REGISTRATION_PASSWORD,
    ['Pawsome1', 'A1!aaaaaaaaaaaaaaaaa'],
    ['Pawsom1', 'pawsome123', 'PAWSOME123', 'Pawsomeness', 'Paws ome123', `Aa1${'a'.repeat(18)}`],
  ],
  [
    '[FRM-05] password of the card interstitial',
    accountChecks.checkInterstitialPassword,
    accountChecks.INTERSTITIAL_PASSWORD,
    ['paws12', 'PAWS12!', `a1${'b'.repeat(18)}`],
    ['paw12', 'pawsome', '123456', 'paws 12', `a1${'b'.repeat(19)}`],
  ],
  [
    '[FRM-06] phone',
    checks.checkPhone,
    messages.US_PHONE,
    ['8585550100', '(858) 555-0100', '+1 858 555 0100', '1-858-555-0100'],
    ['858555010', '1234567890', '0234567890', '85855501000', '858-CALL-NOW', '+44 858 555 0100'],
  ],
  [
    '[FRM-06] phone of the card interstitial',
    accountChecks.checkInterstitialPhone,
    accountChecks.INTERSTITIAL_PHONE,
    ['(858) 555-0100'],
    ['(858) 555-010'],
  ],
  [
    '[FRM-07] Pals number',
    accountChecks.checkPalsNumber,
    accountChecks.PALS_NUMBER,
    ['123456789'],
    ['12345678', '1234567890', 'abc'],
  ],
  ['[FRM-08] ZIP', checks.checkZip, messages.ZIP_CODE, ['92121', '00501'], ['9212', '921211', '92121-1234', 'ABCDE']],
  [
    '[FRM-09] tip',
    checks.checkTipAmount,
    'Please enter an amount with up to two decimals, such as 3.50.',
    ['3', '3.5', '3.50', '0'],
    ['3.505', '-1', '3,50', 'three', '1e3', '.'],
  ],
];

describe.each(TABLE)('%s', (_id, check, message, good, bad) => {
  test.each(good)('accepts %s', (value) => expect(check(value)).toBeUndefined());
  test.each(bad)('rejects %s with its message', (value) => expect(check(value)).toBe(message));
});

test('[FRM-02] [FRM-04] [FRM-07] the messages match the specification exactly, including spaces', () => {
  expect(messages.REQUIRED).toBe('This field is required.');
  expect(messages.requiredNamed()).toBe('This field is required.');
  expect(messages.requiredNamed('ZIP Code')).toBe('ZIP Code field is required.');
  expect(messages.LETTERS_ONLY).toContain('This field  accepts alphabet text only. Please remove any numbers,');
  expect(messages.EMAIL).toMatch(/^Please enter a valid email address using the format: \S+@\S+$/);
  expect(accountChecks.PALS_NUMBER).toBe('Please enter a valid pals rewards number.');
});

test.each([
  ['é'.repeat(64), undefined],
  ['é'.repeat(65), 'Please use 64 characters or fewer.'],
  ['\u{1F431}'.repeat(65), messages.LETTERS_ONLY],
  ['\u{20000}'.repeat(64), undefined],
  ['\u{20000}'.repeat(65), 'Please use 64 characters or fewer.'],
])('[FRM-04] [REG-02] limits a name to the stored length and gives a longer one its own message', (name, recorded) => {
  expect(checks.checkName(name)).toBe(recorded);
});
