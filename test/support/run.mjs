import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../composition/build/build.mjs';
import { requireNode } from '../../composition/build/project.mjs';
import { requireToolSettings } from '../../composition/build/settings.mjs';

/** `npm test`: builds what is stale, runs every test (or those named), keeps the results and says how it went. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const RESULTS = join(root, 'test-results/results.json');

const runJest = (options) =>
  new Promise((resolve, reject) => {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const child = spawn(
      process.execPath,
      ['--no-warnings', '--experimental-vm-modules', jest, '--config', 'test/jest.config.cjs', ...options],
      { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
    );
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/**
 * A browser waits more than it works, and the browser tests share one shop and take turns: the others run beside them.
 * The backend's have a process of their own, whose sockets nobody else's doubles touch. Whoever names tests gets one run.
 */
const PARTS = [['browser'], ['backend', 'fuzz'], ['core', 'adapters', 'view-models', 'ui']];

/** Runs everything, or what is named; the results of all parts are kept in one file. */
const runTests = async (named) => {
  const partFile = (index) => `${RESULTS}.${index}`;
  const parts = named.length > 0 ? [named] : PARTS.map((projects) => ['--selectProjects', ...projects]);
  const codes = await Promise.all(
    parts.map((options, index) => runJest(['--json', `--outputFile=${partFile(index)}`, '--silent=false', ...options])),
  );
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
  return { code: Math.max(...codes), whole };
};

/** A file that could not be run at all counts as one failure: what it would have proved is not proved. */
const countResults = ({ numPassedTests, numFailedTests, testResults }) => {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
};

requireNode();
await requireToolSettings(process.env);
try {
  await ensureBuilt();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(RESULTS, { force: true });
  const { code, whole } = await runTests(process.argv.slice(2));
  const { passed, failed } = countResults(whole);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : code;
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
