const path = require('node:path');
const { Transformer } = require('@parcel/plugin');

/**
 * The bundler sees one stylesheet at a time, so a breakpoint defined in another file is unknown to it. The project's
 * definitions, all in one file, are appended to each stylesheet that uses one.
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
