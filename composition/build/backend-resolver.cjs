const { existsSync } = require('node:fs');
const path = require('node:path');
const { Resolver } = require('@parcel/plugin');
const { backendFolder } = require('./backend-folder.cjs');

const root = path.resolve(__dirname, '../..');
const BACKEND = '@backend/';
const SHOP = '@shop/';

/** Modules of the server's bundle that stand in for packages (decision 37). */
const UNOBSERVED = path.join(root, 'composition/rendering/unobserved');
const SERVER_MODULES = new Map([
  ['mobx', path.join(UNOBSERVED, 'mobx.ts')],
  ['mobx-react-lite', path.join(UNOBSERVED, 'mobx-react-lite.ts')],
]);

/**
 * Resolves `@backend/server`, `@backend/browser` and `@backend/cookies` to the files of the chosen backend module, and
 * `@shop/…` to the shop's own files, so that a module in any folder imports them in the same way. In the server's
 * bundle, resolves MobX to its replacement without observation.
 */
module.exports = new Resolver({
  async resolve({ specifier, dependency }) {
    const serverModule = dependency.env.isNode() ? SERVER_MODULES.get(specifier) : undefined;
    if (serverModule !== undefined) return { filePath: serverModule };
    if (specifier.startsWith(BACKEND)) {
      const filePath = path.join(backendFolder(), `${specifier.slice(BACKEND.length)}.ts`);
      if (!existsSync(filePath)) throw new Error(`The backend module lacks ${filePath}.`);
      return { filePath, invalidateOnEnvChange: ['BACKEND'] };
    }
    if (!specifier.startsWith(SHOP)) return null;
    const file = path.join(root, specifier.slice(SHOP.length));
    const filePath = ['.ts', '.tsx', ''].map((ending) => file + ending).find((each) => existsSync(each));
    if (filePath === undefined) throw new Error(`${specifier} names no file of the shop.`);
    return { filePath };
  },
});
