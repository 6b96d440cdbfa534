import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedSince } from './changed-files.mjs';
import { requireNode, root } from './project.mjs';

/**
 * `npm run check`: checks types, the direction of dependencies, lint and format of all files. `-- --quick` checks lint
 * and format only of files that differ from the last commit, and `-- --quick=main` from that branch or commit. Only the
 * whole check finds a rule that a change in one file breaks in another.
 */
requireNode();

const bin = (path, ...options) => [join(root, 'node_modules', path), ...options];

/**
 * Checks the types of a project. The results for unchanged files are cached, which makes the next check ten times as
 * fast.
 */
const types = (project) => {
  const kept = `node_modules/.cache/tsc/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return bin('@typescript/native/bin/tsc', '-p', project, '--pretty', '--incremental', '--tsBuildInfoFile', kept);
};

/**
 * Checks of the whole project, which always run: they take a few seconds, and a change in one file can break another.
 */
const CHECKS = [
  ['types', types('tsconfig.json')],
  ['types of the core, without the DOM', types('core/tsconfig.json')],
  ['types of the backend', types('backend/tsconfig.json')],
  ['types of the card fields', types('backend/payments/double/pages/tsconfig.json')],
  [
    'direction of dependencies',
    bin(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      'composition/build/dependency-rules.cjs',
      ...['core', 'adapters', 'ui', 'composition', 'backend', 'settings', 'test'],
    ),
  ],
  ['words', [join(root, 'composition/build/check-words.mjs')]],
];

const lint = (files) => [
  'lint',
  bin(
    'eslint/bin/eslint.js',
    ...files,
    '--no-warn-ignored',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ),
];

const format = (files) => [
  'format',
  bin(
    'prettier/bin/prettier.cjs',
    '--check',
    '--ignore-unknown',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    'node_modules/.cache/prettier/.prettier-cache',
    ...files,
  ),
];

const LINTED = /\.(ts|tsx|mjs|cjs|cts|mts|js)$/;

/** Returns the checks of some files; none for an empty list. */
const checksOf = (files) => {
  const linted = files.filter((file) => LINTED.test(file));
  return [...(linted.length > 0 ? [lint(linted)] : []), ...(files.length > 0 ? [format(files)] : [])];
};

/**
 * Returns undefined for the whole check, else the commit with which files are compared. Ends the process with an
 * explanation for any other option.
 */
const readQuick = (options) => {
  const [option, ...more] = options;
  if (option === undefined) return undefined;
  const [, commit = 'HEAD'] = /^--quick(?:=(.+))?$/.exec(option) ?? [undefined, ''];
  if (commit !== '' && more.length === 0) return commit;
  console.error(`npm run check takes no ${options.join(' ')}: leave it out, or use --quick or --quick=main.`);
  process.exit(1);
};

const since = readQuick(process.argv.slice(2));

/** Runs one check. Resolves with its output, its duration and whether it passed. */
const run = ([name, options]) =>
  new Promise((resolve) => {
    const began = performance.now();
    const chunks = [];
    const child = spawn(process.execPath, options, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.once('close', (code) =>
      resolve({
        name,
        passed: code === 0,
        output: Buffer.concat(chunks).toString().trim(),
        seconds: (performance.now() - began) / 1000,
      }),
    );
  });

const report = ({ name, passed, output, seconds }) => {
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(`${output.replace(/^/gm, '    ')}\n`);
};

const waiting = [...(since === undefined ? [lint(['.']), format(['.'])] : checksOf(changedSince(since))), ...CHECKS];
const outcomes = [];
const work = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const outcome = await run(next);
    report(outcome);
    outcomes.push(outcome);
  }
};
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
const failed = outcomes.filter(({ passed }) => !passed).map(({ name }) => name);
if (failed.length > 0) {
  console.error(`\nNot all is well: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
