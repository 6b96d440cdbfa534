const { Packager } = require('@parcel/plugin');
const packagerJs = require('@parcel/packager-js');
const { replaceInlineReferences } = require('@parcel/utils');
const { isBrowserScript } = require('./script-facts.cjs');
const { HoistingPackager } = require('./hoisting-packager.cjs');

const { loadConfig, package: packageDefault } = packagerJs.default[Symbol.for('parcel-plugin-config')];

/** Packages scripts for browsers with as few functions around modules as possible; all others as the bundler does. */
module.exports = new Packager({
  loadConfig,
  async package(input) {
    const { bundle, bundleGraph, config, getInlineBundleContents, getSourceMapReference, options } = input;
    if (!isBrowserScript(bundle)) return packageDefault(input);
    const packager = new HoistingPackager(options, bundleGraph, bundle, config.parcelRequireName, false);
    const { contents, map } = await packager.package();
    const reference = await getSourceMapReference(map);
    return replaceInlineReferences({
      bundle,
      bundleGraph,
      contents: typeof reference !== 'string' ? contents : `${contents}\n//# sourceMappingURL=${reference}\n`,
      getInlineReplacement: ({ id }, type, content) => ({
        from: `"${id}"`,
        to: type === 'string' ? JSON.stringify(content) : content,
      }),
      getInlineBundleContents,
      map,
    });
  },
});
