const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { Namer } = require('@parcel/plugin');

const NAMED_HERE = new Set(['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'woff2']);

/**
 * A picture or font must have the same address in what the server renders and in what the browser hydrates. The
 * bundler's own hash differs between the two builds; the hash of the source and its query does not. What a stylesheet
 * refers to (format `global`) is a bundle of its own, of which the server knows nothing: it keeps the bundler's name.
 */
module.exports = new Namer({
  name({ bundle }) {
    const asset = bundle.getMainEntry();
    if (!asset || !NAMED_HERE.has(bundle.type)) return null;
    if (bundle.bundleBehavior === 'inline' || asset.env.outputFormat === 'global') return null;
    const hash = createHash('sha256').update(readFileSync(asset.filePath)).update(String(asset.query)).digest('hex');
    const name = path.basename(asset.filePath, path.extname(asset.filePath));
    return `${name}.${hash.slice(0, 10)}.${bundle.type}`;
  },
});
