import { ESLint } from 'eslint';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const eslint = new ESLint({ cwd: root });

/** The violated rules of the project's configuration in a text that replaces `file`. */
const brokenRules = async (file: string, text: string): Promise<ReadonlyArray<string | null>> => {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message);
};

const NAMES = `const NAMES: Readonly<Record<string, string>> = { a: 'A' };\n`;

describe("the linter's rules", () => {
  it.each([
    [
      'a split at commas with white space',
      String.raw`export const parts = (text: string): string[] => text.split(/\s*,\s*/);`,
    ],
    ['slashes at the end', String.raw`export const cut = (text: string): string => text.replace(/\/+$/, '');`],
    [
      'two quantifiers with common characters',
      String.raw`export const isNumber = (text: string): boolean => /^\d+\.?\d*$/.test(text);`,
    ],
  ])('refuse %s, which has quadratic run time', async (_, text) => {
    const broken = await brokenRules('core/shared/own-value.ts', `${text}\n`);
    expect(broken).toEqual([expect.stringMatching(/^regexp\/no-super-linear-(?:move|backtracking)$/)]);
  });

  it.each([
    ['a key of any text', `${NAMES}export const nameOf = (key: string): string | undefined => NAMES[key];\n`],
    ['a key of any text with `in`', `${NAMES}export const isKnown = (key: string): boolean => key in NAMES;\n`],
  ])('refuse a lookup of %s in a plain object', async (_, text) => {
    expect(await brokenRules('core/shared/own-value.ts', text)).toEqual(['shop/no-lookup-in-plain-object']);
  });

  it.each([
    [
      'a comparison with the tag of an Either',
      `export const isFailed = (outcome: { readonly _tag: string }): boolean => outcome._tag === 'Left';\n`,
    ],
    ['an Either built by its tag', `export const failed = { _tag: 'Left', left: 'down' } as const;\n`],
  ])('refuse %s', async (_, text) => {
    expect(await brokenRules('core/shared/own-value.ts', text)).toEqual(['no-restricted-syntax']);
  });

  it.each([
    [
      'keys written in the source',
      `type Key = 'a' | 'b';\nconst NAMES: Readonly<Record<Key, string>> = { a: 'A', b: 'B' };\nexport const nameOf = (key: Key): string => NAMES[key];\n`,
    ],
    [
      'a lookup after Object.hasOwn',
      `${NAMES}export const nameOf = (key: string): string | undefined => (Object.hasOwn(NAMES, key) ? NAMES[key] : undefined);\n`,
    ],
    [
      'array indices',
      `export const first = (all: ReadonlyArray<string>, at: number): string | undefined => all[at];\n`,
    ],
  ])('allow %s', async (_, text) => {
    expect(await brokenRules('core/shared/own-value.ts', text)).toEqual([]);
  });

  it.each([
    ['a pipe in a pipe', `export const all = pipe(1, (one) => pipe(one, String));\n`],
    ['a flow in a pipe', `export const all = pipe(1, flow(String));\n`],
    ['a pipe of an observable in another', `export const all = source.pipe(switchMap(() => of(1).pipe(take(1))));\n`],
    [
      'the default export of a CSS module',
      `import styles from './tile.module.css';\nexport const name = styles['tile'];\n`,
    ],
  ])('refuse %s', async (_, text) => {
    expect(await brokenRules('core/shared/own-value.ts', text)).toEqual(['no-restricted-syntax']);
  });

  it('allow one pipe after another', async () => {
    const text = `export const all = source.pipe(take(1)).pipe(map(String));\nexport const one = pipe(1, String);\n`;
    expect(await brokenRules('core/shared/own-value.ts', text)).toEqual([]);
  });

  it.each(['core/shared/own-value.ts', 'adapters/http/decode.ts', 'ui/design/cx.ts', 'composition/pages/pages.ts'])(
    'refuse a function of more than 60 lines in %s',
    async (file) => {
      const text = `export const long = (): number => {\n${'  void 0;\n'.repeat(59)}  return 1;\n};\n`;
      expect(await brokenRules(file, text)).toEqual(['max-lines-per-function']);
    },
  );
});
