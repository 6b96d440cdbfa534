const { Transformer } = require('@parcel/plugin');

const RANDOM_KEY = /,\s*key:\s*["'][a-z0-9]+["']/g;

/**
 * Removes the random React keys from the shapes of lucide's icons, in production only, because React uses keys there
 * only to move elements. Random text does not compress: the keys of the header's icons take half a kibibyte of the
 * first view.
 */
module.exports = new Transformer({
  async transform({ asset, options }) {
    if (options.mode === 'production') asset.setCode((await asset.getCode()).replace(RANDOM_KEY, ''));
    return [asset];
  },
});
