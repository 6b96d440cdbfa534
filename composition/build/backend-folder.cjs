const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const BACKENDS = path.join(root, 'composition/backends');
const DEFAULT_BACKEND = 'hcl';

/**
 * Returns the folder of the backend module that the shop is built with (decision 32). `BACKEND` is the name of a folder
 * in composition/backends or, with a slash in it, a path below the project's root. Throws when there is no such folder.
 */
exports.backendFolder = (backend = process.env.BACKEND) => {
  const name = backend || DEFAULT_BACKEND;
  const folder = name.includes('/') ? path.resolve(root, name) : path.join(BACKENDS, name);
  if (existsSync(path.join(folder, 'server.ts'))) return folder;
  const known = readdirSync(BACKENDS).join(', ');
  throw new Error(
    `BACKEND is "${name}", but ${path.relative(root, folder)} has no server.ts. ` +
      `Set it to one of: ${known}; or to the path of a folder, such as ./my-backend.`,
  );
};
