import * as fc from 'fast-check';
import { shortIds, shortenIds } from '../../composition/build/module-ids.cjs';

const ids = fc.uniqueArray(fc.stringMatching(/^[a-cA-C0-1]{5}$/), { maxLength: 60 });

describe('short ids of modules', () => {
  test('are two characters where no other id begins in the same way', () => {
    expect([...shortIds(['abcde', 'abxyz', 'xyz12'])]).toEqual([
      ['abcde', 'ab'],
      ['abxyz', 'abx'],
      ['xyz12', 'xy'],
    ]);
  });

  test('differ from each other and do not depend on the order', () => {
    fc.assert(
      fc.property(ids, (all) => {
        const short = shortIds(all);
        expect(new Set(short.values()).size).toBe(all.length);
        expect(shortIds([...all].reverse())).toEqual(short);
      }),
    );
  });

  test('replace the ids of modules that a script registers, requires and loads', () => {
    const code =
      'parcelRegister("abcde", () => parcelRequire("xyz12")); parcelRequire.load("abcde", [1]); log("abcde")';
    expect(shortenIds(code, shortIds(['abcde', 'xyz12']))).toBe(
      'parcelRegister("ab", () => parcelRequire("xy")); parcelRequire.load("ab", [1]); log("abcde")',
    );
  });

  test('fail the build for a module that no script registers', () => {
    expect(() => shortenIds('parcelRequire("abcde")', new Map())).toThrow(
      'the module abcde, which no script registers',
    );
  });
});
