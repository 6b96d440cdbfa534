import * as E from 'fp-ts/Either';
import {
  isSameText,
  personalizationText,
  type PersonalizationOffer,
} from '../../../core/personalization/personalization';
import { linesOf, readPersonalization, typedOf } from '../../../core/personalization/personalization-form';
import { aPersonalizationOffer } from '../../builders/personalization';

const TAG = aPersonalizationOffer();
const COLLAR = aPersonalizationOffer({
  kind: 'collar',
  lines: 1,
  colors: [
    { name: 'White', value: '#ffffff' },
    { name: 'Gold', value: '#f5c542' },
  ],
});

const problemOf = (offer: PersonalizationOffer, typed: Parameters<typeof readPersonalization>[1], field: string) => {
  const read = readPersonalization(offer, typed);
  return E.isLeft(read) ? new Map(Object.entries(read.left.errors)).get(field) : undefined;
};

describe('[PRO-08] the text of a personalised product', () => {
  it('is read without spaces at its ends and empty lines at its end', () => {
    const typed = { line1: ' MAX  THE DOG ', line2: '', line3: '  ', font: 'Script' };
    expect(readPersonalization(TAG, typed)).toEqual(E.right({ lines: ['MAX THE DOG'], font: 'Script', color: '' }));
  });

  it('keeps an empty line between two others', () => {
    expect(linesOf(TAG, { line1: 'MAX', line2: '', line3: '555' })).toEqual(['MAX', '', '555']);
  });

  it('takes the first lettering and color where none is chosen', () => {
    expect(readPersonalization(COLLAR, { line1: 'MAX' })).toEqual(
      E.right({ lines: ['MAX'], font: 'Block', color: 'White' }),
    );
  });

  it.each([
    ['an empty text', { line1: '  ' }, 'line1', 'Please enter the text.'],
    ['a line of 15', { line1: 'ABCDEFGHIJKLMNO' }, 'line1', 'Please use 14 characters or fewer.'],
    ['a snowman', { line1: 'MAX', line2: '☃' }, 'line2', 'We can’t print “☃” on this item. Use letters'],
    ['a control character', { line1: 'MA\u0007X' }, 'line1', 'We can’t print one character on this item.'],
    ['an unknown lettering', { line1: 'MAX', font: 'Comic' }, 'font', 'Please choose one from the list.'],
  ])('refuses %s beside its field', (_, typed, field, message) => {
    expect(problemOf(TAG, typed, field)).toContain(message);
  });

  it('can be edited and is the same afterwards', () => {
    const text = { lines: ['MAX', '555-0100'], font: 'Block', color: '' };
    expect(readPersonalization(TAG, typedOf(text))).toEqual(E.right(text));
  });

  it('is said in words, and tells two items apart', () => {
    const text = { lines: ['MAX', '555'], font: 'Block', color: 'Gold' };
    expect(personalizationText(text)).toBe('“MAX / 555” · Block · Gold');
    expect(isSameText(text, { ...text })).toBe(true);
    expect(isSameText(text, { ...text, color: 'White' })).toBe(false);
    expect(isSameText(text, undefined)).toBe(false);
    expect(isSameText(undefined, undefined)).toBe(true);
  });
});
