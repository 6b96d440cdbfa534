const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { Namer } = require('@parcel/plugin');

const NAMED_HERE = new Set(['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'woff2']);

/**
 * Names an image or font by the hash of its source and its query, because server and browser must use the same address.
 * The bundler's own hash differs between the two builds. Files that a stylesheet refers to (format `global`) keep the
 * bundler's name: they are bundles of their own, and the server does not use them.
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
