import { join } from 'node:path';

const TOOL = join(__dirname, '../support/run-summary.mjs');

interface TestFile {
  readonly name: string;
  readonly status: 'passed' | 'failed';
  readonly message: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: ReadonlyArray<{
    readonly status: 'passed' | 'failed';
    readonly fullName: string;
    readonly failureMessages: ReadonlyArray<string>;
  }>;
}

interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: ReadonlyArray<TestFile>;
}

interface Tool {
  readonly countResults: (results: Results) => { readonly passed: number; readonly failed: number };
  readonly slowestOf: (results: Results, root: string) => ReadonlyArray<string>;
  readonly failuresOf: (results: Results, root: string) => ReadonlyArray<string>;
}

let tool: Tool;
beforeAll(async () => {
  tool = (await import(TOOL)) as Tool;
});

const file = (name: string, more: Partial<TestFile> = {}): TestFile => ({
  name: `/shop/test/${name}.test.ts`,
  status: 'passed',
  message: '',
  startTime: 0,
  endTime: 1_500,
  assertionResults: [{ status: 'passed', fullName: 'adds an item', failureMessages: [] }],
  ...more,
});

const RESULTS: Results = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    file('core/cart'),
    file('core/wallet', {
      status: 'failed',
      endTime: 90_000,
      assertionResults: [
        { status: 'passed', fullName: 'lists cards', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'removes a card',
          failureMessages: [
            '\u001b[31mexpected 1\u001b[39m\n\nreceived 2\n    at check (/shop/node_modules/expect.js:1:1)\n    at Object.<anonymous> (/shop/test/core/wallet.test.ts:9:3)',
          ],
        },
      ],
    }),
    file('core/broken', { status: 'failed', message: 'Cannot find module', assertionResults: [] }),
  ],
};

it('a file that could not run counts as a failure', () => {
  expect(tool.countResults(RESULTS)).toEqual({ passed: 2, failed: 2 });
});

it('failed tests and files are listed with the place and without colours or library frames', () => {
  expect(tool.failuresOf(RESULTS, '/shop')).toEqual([
    '  test/core/wallet.test.ts › removes a card',
    '      expected 1\n      received 2\n          at Object.<anonymous> (/shop/test/core/wallet.test.ts:9:3)',
    '  test/core/broken.test.ts',
    '      Cannot find module',
  ]);
});

it('a long message is cut', () => {
  const message = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
  const [, shown = ''] = tool.failuresOf(
    { ...RESULTS, testResults: [file('long', { status: 'failed', message, assertionResults: [] })] },
    '/shop',
  );
  expect(shown.split('\n')).toHaveLength(12);
});

it('the slowest files come first', () => {
  expect(tool.slowestOf(RESULTS, '/shop')).toEqual([
    '   90.0 s  test/core/wallet.test.ts',
    '    1.5 s  test/core/cart.test.ts',
    '    1.5 s  test/core/broken.test.ts',
  ]);
});
