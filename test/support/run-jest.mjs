import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** Runs Jest with this project's configuration; resolves with its exit code. */
export const runJest = (options) =>
  new Promise((resolve, reject) => {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const child = spawn(
      process.execPath,
      ['--no-warnings', '--experimental-vm-modules', jest, '--config', CONFIG, ...pathsFirst(options)],
      { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
    );
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
