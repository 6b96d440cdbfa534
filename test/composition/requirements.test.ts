import { join } from 'node:path';

const load = async () =>
  (await import(join(__dirname, '../support/requirements.mjs'))) as {
    readonly requiredIds: (ledger: string) => ReadonlyArray<string>;
    readonly provedIds: (results: unknown) => ReadonlySet<string>;
  };

test('requirements are the lines of the ledger that begin with an id', async () => {
  const { requiredIds } = await load();
  const ledger =
    '# X\n- ABC-01 one, as XYZ-09 says\n- ABC-02 **(+)** two\ntext ABC-03\n  - ABC-04 not a line of its own';
  expect(requiredIds(ledger)).toEqual(['ABC-01', 'ABC-02']);
});

test('only passing tests prove, each the ids in the brackets of its title', async () => {
  const { provedIds } = await load();
  const results = {
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: 'group [ABC-01] does it' },
          { status: 'passed', fullName: '[ABC-02, ABC-03] does both, unlike ABC-09' },
          { status: 'failed', fullName: '[ABC-04] does not' },
          { status: 'pending', fullName: '[ABC-05] might' },
        ],
      },
    ],
  };
  expect([...provedIds(results)]).toEqual(['ABC-01', 'ABC-02', 'ABC-03']);
});
