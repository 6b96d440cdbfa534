import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../composition/build/build.mjs';
import { changedSince } from '../../composition/build/changed-files.mjs';
import { requireNode } from '../../composition/build/project.mjs';
import { requireToolSettings } from '../../composition/build/settings.mjs';
import { runJest } from './run-jest.mjs';
import { countResults, failuresOf, slowestOf } from './run-summary.mjs';

/** `npm test`: builds what is stale, runs every test (or those named), stores the results and prints a summary. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const RESULTS = join(root, 'test-results/results.json');

/**
 * The parts, each a Jest run of its own, one after another: a part keeps all cores busy, and tests that have to share
 * them with other parts run out of time. A browser test with its shop takes one core. The backend's tests run in
 * separate processes, apart from the network stubs of other tests.
 */
const CORES = availableParallelism();
/** A browser and its shop take up to 1.5 GB. */
const MAX_BROWSERS = 4;
const PARTS = [
  { projects: ['core', 'adapters', 'view-models', 'ui'], workers: CORES },
  { projects: ['backend', 'fuzz'], workers: CORES },
  { projects: ['browser'], workers: Math.min(CORES, MAX_BROWSERS) },
];

/** Files that are part of the built shop, which browser tests use and do not import. */
const BUILT = /^(?:(?:adapters|backend|composition|core|settings|ui)\/|\.parcelrc$|package\.json$)/;
/** What any change to the built shop can break: every kind of page opens and logs nothing, wide and narrow. */
const SMOKE = [
  '--selectProjects',
  'browser',
  'test/browser/hydration.test.ts',
  '--testNamePattern',
  'no page logs to the console for a guest',
];
const IN_NODE = ['core', 'adapters', 'view-models', 'ui', 'backend'];

/**
 * Returns the Jest runs for files that changed since a commit: the tests in Node that import them, directly or not,
 * and a few in the browser when the built shop changed.
 */
const testsOf = (files) => [
  ...(files.length > 0
    ? [[`--maxWorkers=${CORES}`, '--passWithNoTests', '--findRelatedTests', ...files, '--selectProjects', ...IN_NODE]]
    : []),
  ...(files.some((file) => BUILT.test(file)) ? [['--maxWorkers=1', ...SMOKE]] : []),
  ...files.filter((file) => /^test\/(browser|fuzz)\/.*\.test\.ts$/.test(file)).map((file) => [file]),
];

/** Returns the Jest runs of `npm test` with these arguments, in order. */
const runsOf = (named) => {
  const [option = '', ...others] = named;
  if (named.length === 0)
    return PARTS.map(({ projects, workers }) => [`--maxWorkers=${workers}`, '--selectProjects', ...projects]);
  const commit = /^--changed(?:=(.+))?$/.exec(option);
  return commit === null || others.length > 0 ? [named] : testsOf(changedSince(commit[1] ?? 'HEAD'));
};

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isInterrupted = true));

/**
 * Runs everything, or what the arguments select, also after a run with failures. Writes all results to one file.
 * Rejects when it is interrupted.
 */
const runTests = async (named) => {
  const partFile = (index) => `${RESULTS}.${index}`;
  const parts = runsOf(named);
  const codes = [];
  for (const [index, options] of parts.entries()) {
    codes.push(await runJest(['--json', `--outputFile=${partFile(index)}`, '--silent=false', ...options]));
    if (isInterrupted) throw new Error('The tests were interrupted.');
  }
  const results = parts.map((_, index) => JSON.parse(readFileSync(partFile(index), 'utf8')));
  parts.forEach((_, index) => rmSync(partFile(index)));
  const sum = (count) => results.reduce((total, result) => total + result[count], 0);
  const whole = {
    ...results[0],
    numPassedTests: sum('numPassedTests'),
    numFailedTests: sum('numFailedTests'),
    numTotalTests: sum('numTotalTests'),
    success: results.every(({ success }) => success),
    testResults: results.flatMap(({ testResults }) => testResults),
  };
  writeFileSync(RESULTS, JSON.stringify(whole));
  return { code: Math.max(0, ...codes), whole };
};

requireNode();
await requireToolSettings(process.env);
try {
  await ensureBuilt();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(RESULTS, { force: true });
  const { code, whole } = await runTests(process.argv.slice(2));
  const { passed, failed } = countResults(whole);
  console.log(['\nSlowest files:', ...slowestOf(whole, root)].join('\n'));
  // Last, since a CI server may keep only the end of a long output.
  if (failed > 0) console.log(['\nFailed:', ...failuresOf(whole, root)].join('\n'));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : code;
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
