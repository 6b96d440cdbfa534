import fc from 'fast-check';
import { anyUnicode } from '../support/any-unicode';

/** Any JavaScript string, lone surrogates and control characters included. */
export const anyText = (maxLength = 60): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ maxLength }),
    anyUnicode({ maxLength }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength })
      .map((units) => units.map((unit) => String.fromCharCode(unit)).join('')),
  );
