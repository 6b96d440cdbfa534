import * as fc from 'fast-check';
import { moduleCodes, shortNames, tokenShortener } from '../../composition/build/class-names.cjs';

const paths = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}\/[a-z]{1,8}\.module\.css$/), { maxLength: 300 });
const names = fc.uniqueArray(fc.stringMatching(/^[a-z][A-Za-z-]{0,10}$/), { maxLength: 200 });

describe('the short names of classes', () => {
  test('differ, whatever the modules and their own names are', () => {
    fc.assert(
      fc.property(paths, names, (modules, own) => {
        const all = [...moduleCodes(modules).values()].flatMap((code) => [...shortNames(code, own).values()]);
        expect(new Set(all).size).toBe(modules.length * own.length);
      }),
      { numRuns: 30 },
    );
  });

  test('do not depend on the order in which modules and names are found', () => {
    fc.assert(
      fc.property(paths, names, (modules, own) => {
        const codes = moduleCodes(modules);
        for (const [path, code] of moduleCodes([...modules].reverse())) expect(codes.get(path)).toBe(code);
        expect([...shortNames('aB', [...own].reverse())]).toEqual([...shortNames('aB', own)]);
      }),
    );
  });

  test('are valid in a selector and unlike a global class, in which a lower-case letter or a dash is second', () => {
    fc.assert(
      fc.property(paths, (modules) => {
        for (const code of moduleCodes(modules).values()) expect(code).toMatch(/^[a-z][A-Z0-9]$/);
      }),
    );
  });

  test('have at most four characters', () => {
    const many = Array.from({ length: 1_000 }, (_, place) => `name${place}`);
    expect([...shortNames('aB', many).values()].every((name) => name.length <= 4)).toBe(true);
  });

  test('are refused for more modules than there are codes', () => {
    expect(() => moduleCodes(Array.from({ length: 937 }, (_, place) => `${place}.css`))).toThrow('only 936 codes');
  });
});

test('custom properties of the design get short names, and all others keep theirs', () => {
  const shorten = tokenShortener(':root {\n  --ink-soft: #000;\n  --ink: #111;\n  --tint: red;\n}\n');
  expect(shorten('a{--ink:#222;color:var(--ink-soft,var(--ink))}.a--ink{--inks:var(--gap)}')).toBe(
    'a{--a:#222;color:var(--b,var(--a))}.a--ink{--inks:var(--gap)}',
  );
});

test('a custom property that has one of the short names is refused', () => {
  expect(() => tokenShortener('--ink: #000;')('p{--a:1}')).toThrow('--a needs a name of three letters');
});
