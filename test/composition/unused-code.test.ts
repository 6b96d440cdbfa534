import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { changeLibrary } from '../../composition/build/library-changes.cjs';
import { withoutUnusedCode, type UnusedCode } from '../../composition/build/unused-code.cjs';

const NOTHING: UnusedCode = {
  tags: new Map(),
  cases: new Map(),
  properties: new Map(),
  functions: new Map(),
  methods: new Map(),
};
const inOneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();
const without = (code: string, unused: Partial<UnusedCode>): string =>
  inOneLine(withoutUnusedCode(code, { ...NOTHING, ...unused }));

describe('code without its unused parts', () => {
  test('knows the result of a comparison with a tag that does not occur', () => {
    const code = 'a(27 === fiber.tag || 5 === fiber.tag); b(27 !== grandTag); c(27 === update.tag, 27 === other);';
    expect(without(code, { tags: new Map([[27, 2]]) })).toBe(
      'a(!1 || 5 === fiber.tag); b(!0); c(27 === update.tag, 27 === other);',
    );
  });

  test('lacks the cases of a tag that does not occur, and keeps the variables that they declare', () => {
    const code = `function commit(fiber) {
      switch (fiber.tag) {
        case 27: var type = one();
          (function () { var own = 1; })();
        case 5: type = two(); break;
        case 3: case 26: three(type);
      }
    }`;
    const tags = new Map([
      [26, 1],
      [27, 1],
    ]);
    expect(without(code, { tags })).toBe(
      'function commit(fiber) { var type; switch (fiber.tag) { case 5: type = two(); break; case 3: three(type); } }',
    );
  });

  test('is refused when code that stays runs into a case that does not', () => {
    const code = 'switch (fiber.tag) { case 5: one(); case 27: two(); }';
    expect(() => without(code, { tags: new Map([[27, 1]]) })).toThrow('the code runs into case 27: two();');
  });

  test('leaves alone the cases of other values', () => {
    const code = 'switch (update.tag) { case 1: one(); }';
    expect(without(code, {})).toBe(code);
    expect(() => without(code, { tags: new Map([[1, 1]]) })).toThrow('found 1 0 times instead of 1');
  });

  test('lacks properties, cases of constants, methods and the bodies of functions', () => {
    const code = `var hooks = { useId: useId, useCache: function () { return 1; } };
      switch (type) { case ACTIVITY: return 31; default: return 0; }
      function start() { return transition(); }
      Instance.prototype.focus = function () { this.a = 1; };`;
    const unused: UnusedCode = {
      tags: new Map(),
      cases: new Map([['ACTIVITY', 1]]),
      properties: new Map([['useCache', 1]]),
      functions: new Map([['start', 1]]),
      methods: new Map([['Instance', 1]]),
    };
    expect(without(code, unused)).toBe(
      'var hooks = { useId: useId, }; switch (type) { default: return 0; } function start() {} 0;',
    );
    expect(() => without(code.replace('useCache', 'useOther'), unused)).toThrow('found useCache 0 times instead of 1');
  });
});

test('React DOM without its unused parts uses no variable without a declaration', () => {
  const file = join(__dirname, '../../node_modules/react-dom/cjs/react-dom-client.production.js');
  const code = changeLibrary(file, readFileSync(file, 'utf8'));
  const found = new Linter().verify(code, [
    { languageOptions: { sourceType: 'commonjs' }, rules: { 'no-undef': 'error' } },
  ]);
  const names = found.map(({ message }) => /^'(.+)' is not defined\.$/.exec(message)?.[1] ?? message);
  expect([...new Set(names)].filter((name) => !BROWSER_GLOBALS.includes(name))).toEqual([]);
});

const BROWSER_GLOBALS: ReadonlyArray<string> = [
  'AbortController',
  'AbortSignal',
  'CSS',
  'DOMRect',
  'Event',
  'FormData',
  'HTMLElement',
  'HTMLIFrameElement',
  'MutationObserver',
  'Node',
  '__REACT_DEVTOOLS_GLOBAL_HOOK__',
  'btoa',
  'clearTimeout',
  'console',
  'devicePixelRatio',
  'document',
  'getComputedStyle',
  'matchMedia',
  'navigation',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'reportError',
  'requestAnimationFrame',
  'setTimeout',
  'window',
];
