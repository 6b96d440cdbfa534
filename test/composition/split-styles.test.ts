import * as fc from 'fast-check';
import { splitStyles } from '../../composition/build/split-styles.cjs';

describe('the parts of a stylesheet', () => {
  test.each([
    ['a rule', 'a{b:c}', 'a{b:c}', ''],
    ['a rule for later', 'a{b:c}@media (width>=.02px){d{e:f}g{h:i}}', 'a{b:c}', 'd{e:f}g{h:i}'],
    ['a query for later', '@media (width>=.02px){@media print{a{b:c}}}', '', '@media print{a{b:c}}'],
    ['both in one query', '@media print{a{b:c}a:hover{d:e}}', '@media print{a{b:c}}', '@media print{a:hover{d:e}}'],
    ['a rule for the pointer', 'a:hover,b:hover i{c:d}', '', 'a:hover,b:hover i{c:d}'],
    ['a rule also for others', 'a:hover,a:focus{c:d}', 'a:hover,a:focus{c:d}', ''],
    ['a rule without the pointer', 'a:not(:hover){c:d}', 'a:not(:hover){c:d}', ''],
    [
      'a rule for the pointer that a later rule of its module overrides',
      '.aBa:hover{border-color:c}.aBb:disabled{border:0}.cDa:hover{border:1px}',
      '.aBa:hover{border-color:c}.aBb:disabled{border:0}',
      '.cDa:hover{border:1px}',
    ],
    [
      'a rule for the pointer before rules of other modules, with other properties or for later',
      '.aBa:hover{b:c}.cDa:disabled{b:d}.aBb:disabled{e:f}@media (width>=.02px){.aBb:active{b:c}}.aBc:hover{b:c}',
      '.cDa:disabled{b:d}.aBb:disabled{e:f}',
      '.aBa:hover{b:c}.aBb:active{b:c}.aBc:hover{b:c}',
    ],
    [
      'a rule for the pointer that a rule in a query overrides',
      '.aBa:hover{b:c}@media print{.aBa:active{b:d}}',
      '.aBa:hover{b:c}@media print{.aBa:active{b:d}}',
      '',
    ],
    ['a rule with a list', 'a:is(.b,:not(.c)):hover{d:e}', '', 'a:is(.b,:not(.c)):hover{d:e}'],
    ['statements', '@import "a;{";@font-face{src:url(x;{)}', '@import "a;{";@font-face{src:url(x;{)}', ''],
    ['braces in strings', 'a:after{content:"}\\"{"}b:hover{c:d}', 'a:after{content:"}\\"{"}', 'b:hover{c:d}'],
    ['a comment', '/* a */b{/* c */d:e}', 'b{d:e}', ''],
    ['the reference to a source map', 'a{b:c}\n/*# sourceMappingURL=a.css.map */', 'a{b:c}', ''],
    ['nested rules', 'a{b:c;& d:hover{e:f}}g{h:i}', 'a{b:c;& d:hover{e:f}}g{h:i}', ''],
  ])('%s', (_, css, first, later) => {
    expect(splitStyles(css)).toEqual({ first, later });
  });

  test('together contain each rule once, in the order of the stylesheet', () => {
    const rule = fc.constantFrom('a{b:c}', 'a:hover{b:c}', '@media (width>=.02px){a{b:c}}', '@media print{a{b:c}}');
    const numbered = fc.array(rule).map((rules) => rules.map((css, place) => css.replace('b:c', `--n:${place}`)));
    fc.assert(
      fc.property(numbered, (rules) => {
        const { first, later } = splitStyles(rules.join(''));
        const [inFirst, inLater] = [first, later].map((css) =>
          [...css.matchAll(/--n:(\d+)/g)].map(([, n]) => Number(n)),
        );
        for (const part of [inFirst, inLater]) expect(part).toEqual([...(part ?? [])].sort((a, b) => a - b));
        expect([...(inFirst ?? []), ...(inLater ?? [])].sort((a, b) => a - b)).toEqual(rules.map((_, place) => place));
      }),
    );
  });

  test('are refused for a stylesheet that lacks a brace', () => {
    expect(() => splitStyles('a{b:c')).toThrow('Unclosed block');
    expect(() => splitStyles('a{b:c}d')).toThrow('Unknown word');
  });
});
