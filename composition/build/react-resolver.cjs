const path = require('node:path');
const { Resolver } = require('@parcel/plugin');

const root = path.resolve(__dirname, '../..');
const BUILDS = new Map([
  ['react', 'react/cjs/react.production.js'],
  ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom.production.js'],
  ['react-dom/client', 'react-dom/cjs/react-dom-client.production.js'],
  ['scheduler', 'scheduler/cjs/scheduler.production.js'],
]);

/**
 * Resolves React to its production build in browser builds. The packages' own modules choose a build when they run
 * and pass on all of it, so that the bundler cannot tell which exports are used.
 */
module.exports = new Resolver({
  async resolve({ specifier, dependency, options }) {
    const build = BUILDS.get(specifier);
    if (build === undefined || options.mode !== 'production' || !dependency.env.isBrowser()) return null;
    return { filePath: path.join(root, 'node_modules', build) };
  },
});
