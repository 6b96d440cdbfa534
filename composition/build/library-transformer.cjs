const { Transformer } = require('@parcel/plugin');
const { changeLibrary } = require('./library-changes.cjs');

/** Leaves out parts of libraries that the shop does not use. */
module.exports = new Transformer({
  async transform({ asset }) {
    asset.setCode(changeLibrary(asset.filePath, await asset.getCode()));
    return [asset];
  },
});
