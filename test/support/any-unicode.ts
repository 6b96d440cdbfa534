import fc from 'fast-check';

/** The number of code points that encode one half of a surrogate pair. */
const SURROGATES = 0x800;
const FIRST_SURROGATE = 0xd800;

const anyCharacter = fc
  .nat({ max: 0x10ffff - SURROGATES })
  .map((code) => String.fromCodePoint(code < FIRST_SURROGATE ? code : code + SURROGATES));

/** Names of properties that every object has. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'];

interface Lengths {
  readonly minLength?: number;
  readonly maxLength?: number;
}

/**
 * Any text of Unicode characters, without lone surrogates; lengths in characters. It replaces fast-check's unit
 * `binary`, which builds a table of a million characters in every test file that uses it (half a second each).
 */
export const anyUnicode = ({ minLength = 0, maxLength = 60 }: Lengths = {}): fc.Arbitrary<string> => {
  const inherited = INHERITED.filter(({ length }) => length >= minLength && length <= maxLength);
  const text = fc.string({ unit: anyCharacter, minLength, maxLength });
  return inherited.length === 0
    ? text
    : fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.constantFrom(...inherited) });
};
