import fc from 'fast-check';
import { splitStyles } from '../../composition/rendering/style-rules';

const NAMES = ['a', 'b', 'c', 'd'] as const;
const anySelector = fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 });
const anyRule = fc
  .tuple(
    fc.array(anySelector, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('color:red', 'content:"}{;"', '--x:{a:b}'),
  )
  .map(([selectors, body]) => ({
    needs: selectors,
    text: `${selectors.map((names) => names.map((name) => `.${name}`).join(' ')).join()}{${body}}`,
  }));
const anyClasses = fc.subarray([...NAMES]).map((names) => new Set<string>(names));

test('[PLT-03] a stylesheet for a document with all of its classes is the whole stylesheet', () => {
  const text =
    '@import url(x.css);@font-face{src:url(f.woff2)}:root{--a:"}"}p{margin:0}.a,.b>i{color:red}' +
    "@media (width>=1px){@supports (x:y){.c{background:url('data:,{')}}.d{top:0}}@keyframes k{0%{top:0}to{top:1px}}";
  const { classes, textFor } = splitStyles(text);
  expect(classes).toEqual(['a', 'b', 'c', 'd']);
  expect(textFor(new Set(classes))).toBe(text);
  expect(textFor(new Set())).toBe(
    '@import url(x.css);@font-face{src:url(f.woff2)}:root{--a:"}"}p{margin:0}@keyframes k{0%{top:0}to{top:1px}}',
  );
});

test('[PLT-03] a document has exactly the rules with a selector whose classes it has, in their order', () => {
  fc.assert(
    fc.property(fc.array(anyRule), anyClasses, (rules, classes) => {
      const needed = rules.filter(({ needs }) => needs.some((names) => names.every((name) => classes.has(name))));
      expect(splitStyles(rules.map(({ text }) => text).join('')).textFor(classes)).toBe(
        needed.map(({ text }) => text).join(''),
      );
    }),
  );
});

test.each([
  ['.a:not(.b){}', ['a']],
  ['.a:is(.b,.c) .d{}', ['a', 'd']],
  ['[class~=".b"]{}', []],
  ['.a\\:b{}', ['a:b']],
  ['.a::before,.b{}', ['b']],
])('[PLT-03] %s is included where it can match', (rule, classes) => {
  expect(splitStyles(rule).textFor(new Set(classes))).toBe(rule);
});

test.each(['.a{', '.a{}}', '@media print{.a{}', '.a'])('rejects the unbalanced stylesheet %s', (text) => {
  expect(() => splitStyles(text)).toThrow('stylesheet');
});
