import * as fc from 'fast-check';
import { encodePart } from '../../../core/shared/encode-part';

describe('encodePart', () => {
  it('encodes whole characters as encodeURIComponent does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(encodePart(text)).toBe(encodeURIComponent(text))),
    );
  });

  it('never throws, and the result is one part of a URL', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
        (text) => {
          expect(encodePart(text)).toMatch(/^[\w.!~*'()%-]*$/);
        },
      ),
    );
  });

  it.each([
    ['\ud83d', '%EF%BF%BD'],
    ['a\udc36b', 'a%EF%BF%BDb'],
    ['👩', '%F0%9F%91%A9'],
    [7, '7'],
  ])('encodes %j as %s', (value, written) => {
    expect(encodePart(value)).toBe(written);
  });
});
