import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../composition/build/build.mjs';
import { requireNode } from '../../composition/build/project.mjs';

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

/** A file that could not be run at all counts as one failure: what it would have proved is not proved. */
const countResults = () => {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(RESULTS, 'utf8'));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
};

requireNode();
try {
  await ensureBuilt();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(RESULTS, { force: true });
  const code = await runJest(['--json', `--outputFile=${RESULTS}`, '--silent=false', ...process.argv.slice(2)]);
  const { passed, failed } = countResults();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : code;
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
