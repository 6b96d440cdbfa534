import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTemporaryFolder } from './temporary-folder.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const CONFIG = 'test/jest.config.cjs';
const { projects } = createRequire(import.meta.url)(join(root, CONFIG));
const PROJECT_NAMES = new Set(projects.map(({ displayName }) => displayName));

/**
 * Moves paths before the option `--selectProjects`. Jest reads all words after that option as projects and ignores
 * unknown ones, so that a path after it would run the whole project.
 */
export const pathsFirst = (options) => {
  const paths = [];
  const others = [];
  let isSelecting = false;
  for (const option of options) {
    if (option.startsWith('-')) isSelecting = option === '--selectProjects';
    const isPath = isSelecting && !option.startsWith('-') && !PROJECT_NAMES.has(option);
    (isPath ? paths : others).push(option);
  }
  return [...paths, ...others];
};

/** Where Node.js keeps the compiled code of the processes that tests start, such as the shop and its commands. */
const COMPILED = join(root, 'node_modules/.cache/compiled');
/** Where Jest keeps transformed sources between runs: not in the run's own temporary folder. */
const TRANSFORMED = join(tmpdir(), `jest-${userInfo().uid}`);

/** Runs Jest with this project's configuration and a temporary folder of its own; resolves with its exit code. */
export const runJest = async (options) => {
  const temporary = makeTemporaryFolder();
  try {
    return await spawnJest([`--cacheDirectory=${TRANSFORMED}`, ...pathsFirst(options)], temporary.folder);
  } finally {
    temporary.remove();
  }
};

/**
 * Memory for new objects, in MB: with Node.js's own 16, collecting them takes a tenth of the time of the backend's tests.
 * Jest's workers get the same option.
 */
const YOUNG_OBJECTS = '--max-semi-space-size=64';

const spawnJest = (options, temporaryFolder) =>
  new Promise((resolve, reject) => {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const child = spawn(
      process.execPath,
      ['--no-warnings', '--experimental-vm-modules', YOUNG_OBJECTS, jest, '--config', CONFIG, ...options],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED, TMPDIR: temporaryFolder },
      },
    );
    // This process ends after Jest, so that the temporary folder is removed.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
