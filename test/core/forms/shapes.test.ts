import { assert, property, string, stringMatching } from 'fast-check';
import { checkPhone } from '../../../core/forms/checks';
import { phoneDigits, shapePalsNumber, shapePhone } from '../../../core/forms/shapes';

test.each([
  ['', ''],
  ['8', '(8'],
  ['858', '(858'],
  ['8585', '(858) 5'],
  ['858555', '(858) 555'],
  ['8585550', '(858) 555-0'],
  ['18585550100', '(858) 555-0100'],
  ['0858 555 0100', '(858) 555-0100'],
  ['+1 (858) 555-0100', '(858) 555-0100'],
  ['001 858.555.0100', '(858) 555-0100'],
  ['\u202a+1 858–555/0100\u202c', '(858) 555-0100'],
  [' ', ''],
])('[FRM-06] formats %j as %j', (typed, shown) => expect(shapePhone(typed)).toBe(shown));

test.each([
  'abc',
  '---',
  '+',
  '1',
  '000',
  '+49 30 1234567',
  '+49 30 123456',
  '0049 30 123456',
  '(858) 555-01001',
  '(555) 010-0199 x12',
  '858-555-0100, 858-555-0101',
])('[FRM-06] keeps %j as it was typed and refuses it', (typed) => {
  expect(shapePhone(typed)).toBe(typed);
  expect(checkPhone(shapePhone(typed))).toBe('Please enter a valid US phone number');
});

test('[FRM-06] formatting is idempotent for any text', () => {
  assert(property(string(), (typed) => expect(shapePhone(shapePhone(typed))).toBe(shapePhone(typed))));
});

test('[FRM-06] ten digits that do not begin with 0 or 1 stay a valid phone in every notation', () => {
  assert(
    property(stringMatching(/^[2-9]\d{9}$/), (digits) => {
      expect(phoneDigits(shapePhone(digits))).toBe(digits);
      expect(checkPhone(shapePhone(`1${digits}`))).toBeUndefined();
    }),
  );
});

test('[FRM-07] keeps only the first nine digits', () => {
  expect(shapePalsNumber('12-34 56a7890123')).toBe('123456789');
});
