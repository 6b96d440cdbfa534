const { existsSync } = require('node:fs');
const path = require('node:path');
const { Resolver } = require('@parcel/plugin');
const { backendFolder } = require('./backend-folder.cjs');

const PREFIX = '@backend/';

/** Resolves `@backend/server`, `@backend/browser` and `@backend/cookies` to the files of the chosen backend module. */
module.exports = new Resolver({
  async resolve({ specifier }) {
    if (!specifier.startsWith(PREFIX)) return null;
    const filePath = path.join(backendFolder(), `${specifier.slice(PREFIX.length)}.ts`);
    if (!existsSync(filePath)) throw new Error(`The backend module lacks ${filePath}.`);
    return { filePath, invalidateOnEnvChange: ['BACKEND'] };
  },
});
