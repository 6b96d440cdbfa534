import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Details {
  readonly config: { readonly cacheDirectory: string; readonly displayName: string };
}
interface Transformer {
  readonly process: (text: string, path: string, details: Details) => { readonly code: string; readonly map?: string };
}
type ShareTransforms = (makeCompiler: () => Transformer, options: object) => Transformer;

const { shareTransforms } = jest.requireActual<{ readonly shareTransforms: ShareTransforms }>(
  '../support/shared-transforms.cjs',
);

const PATH = '/shop/core/cart.ts';
const SOURCE_MAP = '{"version":3,"sources":["cart.ts"],"mappings":"AAAA"}';
const COMMENT = `//# sourceMappingURL=data:application/json;charset=utf-8;base64,${Buffer.from(SOURCE_MAP).toString('base64')}`;

let cacheDirectory: string;
beforeEach(() => {
  cacheDirectory = mkdtempSync(join(tmpdir(), 'transforms-'));
});
afterEach(() => rmSync(cacheDirectory, { recursive: true }));

const detailsOf = (displayName: string): Details => ({ config: { cacheDirectory, displayName } });

/** A worker with a compiler that records the sources it compiles. */
const aWorker = (options: object = {}) => {
  const compiled: string[] = [];
  const compiler: Transformer = {
    process: (text) => {
      compiled.push(text);
      return { code: `compiled(${text});\n${COMMENT}` };
    },
  };
  return { compiled, transformer: shareTransforms(() => compiler, options) };
};

test('a source that one project has compiled is not compiled for another project and worker', () => {
  const one = aWorker();
  const other = aWorker();
  const result = one.transformer.process('a', PATH, detailsOf('core'));
  expect(other.transformer.process('a', PATH, detailsOf('backend'))).toEqual(result);
  expect([one.compiled, other.compiled]).toEqual([['a'], []]);
});

test.each([
  ['another source', 'b', PATH, {}],
  ['a source elsewhere', 'a', '/shop/core/order.ts', {}],
  ['other options', 'a', PATH, { diagnostics: true }],
])('%s is compiled', (_, text, path, options) => {
  aWorker().transformer.process('a', PATH, detailsOf('core'));
  const other = aWorker(options);
  other.transformer.process(text, path, detailsOf('core'));
  expect(other.compiled).toEqual([text]);
});

test('the source map is returned beside the code, and not in it', () => {
  const { transformer } = aWorker();
  expect(transformer.process('a', PATH, detailsOf('core'))).toEqual({ code: 'compiled(a);', map: SOURCE_MAP });
});

test('a stored result that cannot be read is replaced', () => {
  const one = aWorker();
  const result = one.transformer.process('a', PATH, detailsOf('core'));
  const folder = join(cacheDirectory, 'shared-transforms');
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '{"code":');
  expect(one.transformer.process('a', PATH, detailsOf('core'))).toEqual(result);
  expect(aWorker().transformer.process('a', PATH, detailsOf('core'))).toEqual(result);
  expect(one.compiled).toEqual(['a', 'a']);
});
