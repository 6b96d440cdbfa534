import { join } from 'node:path';

interface Requirement {
  readonly id: string;
  readonly needs: ReadonlyArray<string>;
}

type Proofs = ReadonlyMap<string, ReadonlySet<string>>;

const load = async () =>
  (await import(join(__dirname, '../support/requirements.mjs'))) as {
    readonly requirementsOf: (ledger: string) => ReadonlyArray<Requirement>;
    readonly kindOf: (path: string, read: (path: string) => string | undefined) => string;
    readonly proofsOf: (results: unknown, kind: (file: string) => string) => Proofs;
    readonly missingFor: (requirement: Requirement, proofs: Proofs) => ReadonlyArray<string>;
  };

test('reads the requirements and their tags from lines that begin with an id', async () => {
  const { requirementsOf } = await load();
  const ledger = [
    '# X',
    '- ABC-01 one, as XYZ-09 says',
    '- ABC-02 **(+)** two at `{url}`. {browser}',
    'text ABC-03',
    '  - ABC-04 a nested line',
    '- ABC-05 a call. {wire}',
    '- ABC-06 a page and its call. {both}',
    '- ABC-07 ends in a path {token}',
  ].join('\n');
  expect(requirementsOf(ledger)).toEqual([
    { id: 'ABC-01', needs: [] },
    { id: 'ABC-02', needs: ['browser'] },
    { id: 'ABC-05', needs: ['wire'] },
    { id: 'ABC-06', needs: ['browser', 'wire'] },
    { id: 'ABC-07', needs: [] },
  ]);
});

test('counts only passing tests, with the ids in the brackets of their titles', async () => {
  const { proofsOf } = await load();
  const results = {
    testResults: [
      {
        name: 'a',
        assertionResults: [
          { status: 'passed', fullName: 'group [ABC-01] does it' },
          { status: 'passed', fullName: '[ABC-02, ABC-03] does both, unlike ABC-09' },
          { status: 'failed', fullName: '[ABC-04] does not' },
          { status: 'pending', fullName: '[ABC-05] might' },
        ],
      },
      { name: 'b', assertionResults: [{ status: 'passed', fullName: '[ABC-01] does it, too' }] },
    ],
  };
  const proofs = proofsOf(results, (file) => `kind ${file}`);
  expect([...proofs].map(([id, kinds]) => [id, [...kinds]])).toEqual([
    ['ABC-01', ['kind a', 'kind b']],
    ['ABC-02', ['kind a']],
    ['ABC-03', ['kind a']],
  ]);
});

test.each([
  ['a browser test', 'test/browser/cart.test.ts', {}, 'browser'],
  [
    'an adapter over nock',
    'test/adapters/x.test.ts',
    { 'test/adapters/x.test.ts': "import nock from 'nock';" },
    'wire',
  ],
  [
    'an adapter in a conformance suite',
    'test/adapters/x.test.ts',
    { 'test/adapters/x.test.ts': "import { cartContract } from '../contracts/cart-gateway.contract';" },
    'wire',
  ],
  [
    'an adapter whose helper uses nock',
    'test/adapters/commerce/x.test.ts',
    {
      'test/adapters/commerce/x.test.ts': "import { site } from './site';",
      'test/adapters/commerce/site.ts': "import { x } from './x.test';\nimport nock from 'nock';",
    },
    'wire',
  ],
  ['the backend over HTTP', 'test/backend/x.test.ts', { 'test/backend/x.test.ts': 'await app.inject({})' }, 'wire'],
  ['a function of the backend', 'test/backend/x.test.ts', { 'test/backend/x.test.ts': 'expect(f()).toBe(1)' }, 'unit'],
  [
    'a component that mentions nock',
    'test/ui/x.test.tsx',
    { 'test/ui/x.test.tsx': "import nock from 'nock';" },
    'unit',
  ],
])('classifies %s', async (_name, path, files: Readonly<Record<string, string>>, kind) => {
  const { kindOf } = await load();
  expect(kindOf(path, (file) => files[file])).toBe(kind);
});

test.each([
  [[], [], ['any']],
  [[], ['unit'], []],
  [['browser'], [], ['browser']],
  [['browser'], ['unit', 'wire'], ['browser']],
  [['browser'], ['browser'], []],
  [['browser', 'wire'], ['browser'], ['wire']],
  [['browser', 'wire'], ['browser', 'wire'], []],
])('a requirement that needs %j and has %j lacks %j', async (needs, has, missing) => {
  const { missingFor } = await load();
  const proofs = new Map(has.length === 0 ? [] : [['ABC-01', new Set(has)]]);
  expect(missingFor({ id: 'ABC-01', needs }, proofs)).toEqual(missing);
});
