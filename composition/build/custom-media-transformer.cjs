const path = require('node:path');
const { Transformer } = require('@parcel/plugin');

/**
 * Appends the project's custom media, which one file defines, to each stylesheet that uses them. The bundler transforms
 * one stylesheet at a time and does not know definitions of other files.
 */
module.exports = new Transformer({
  async loadConfig({ config, options }) {
    const file = path.join(options.projectRoot, 'ui/design/custom-media.css');
    config.invalidateOnFileChange(file);
    const definitions = await options.inputFS.readFile(file, 'utf8');
    config.setCacheKey(definitions);
    return definitions;
  },
  async transform({ asset, config: definitions }) {
    const code = await asset.getCode();
    if (/@media[^{]*\(--/.test(code)) asset.setCode(`${code}\n${definitions}`);
    return [asset];
  },
});
