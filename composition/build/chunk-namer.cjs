const { Namer } = require('@parcel/plugin');
const { isBrowserScript } = require('./script-facts.cjs');

/**
 * Names the scripts and stylesheets of browsers by the hash of their content alone. The first script lists the names of
 * all others, and words in them do not help anybody there: the manifest and the source maps say what a file contains.
 */
module.exports = new Namer({
  name({ bundle, options }) {
    const { env, needsStableName, target, type } = bundle;
    if (options.mode !== 'production' || needsStableName || bundle.bundleBehavior === 'inline') return null;
    const isStylesheet = type === 'css' && env.context === 'browser' && target.env.outputFormat === 'esmodule';
    const isWorker = type === 'js' && env.isWorker() && target.env.outputFormat === 'esmodule';
    return isBrowserScript(bundle) || isStylesheet || isWorker ? `${bundle.hashReference}.${type}` : null;
  },
});
