import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { requireNode, root } from './project.mjs';

requireNode();

const bin = (path, ...options) => [join(root, 'node_modules', path), ...options];
const types = (project) => bin('@typescript/native/bin/tsc', '-p', project, '--pretty');

const CHECKS = [
  ['types', types('tsconfig.json')],
  ['types of the core, without the DOM', types('core/tsconfig.json')],
  ['types of the backend', types('backend/tsconfig.json')],
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
  [
    'lint',
    bin(
      'eslint/bin/eslint.js',
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ),
  ],
  [
    'format',
    bin(
      'prettier/bin/prettier.cjs',
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      'node_modules/.cache/prettier/.prettier-cache',
      '.',
    ),
  ],
];

/** Runs one check; resolves with what it printed, how long it took and whether it passed. */
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

const waiting = [...CHECKS];
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
