import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Returns the files that differ from a commit or branch, including untracked ones and without deleted ones. */
export const changedSince = (commit) => {
  const git = (...options) => execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\0');
  const changed = git('diff', '--name-only', '-z', commit, '--');
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...changed, ...unknown].filter((file) => file !== '' && existsSync(join(root, file)));
};
