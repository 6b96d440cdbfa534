const { pathToFileURL } = require('node:url');
const { Transformer } = require('@parcel/plugin');

/**
 * Makes lucide's icons with the shop's `makeIcon` in production builds for browsers. It also removes the random React
 * keys from their shapes, because React uses keys only to move elements and random text does not compress.
 */
module.exports = new Transformer({
  async transform({ asset, options }) {
    if (options.mode !== 'production' || !asset.env.isBrowser()) return [asset];
    const { __iconData: icon } = await import(pathToFileURL(asset.filePath));
    // Another name of an icon, which only passes the icon on.
    if (icon === undefined) return [asset];
    if (icon.size !== 24) throw new Error(`${asset.filePath} is not an icon of 24 pixels.`);
    const classes = ['lucide', ...[icon.name, ...(icon.aliases ?? [])].map((name) => `lucide-${name}`)].join(' ');
    const shapes = icon.node.map(([element, { key, ...attributes }]) => [element, attributes]);
    asset.setCode(
      `import { makeIcon } from '@shop/ui/design/make-icon';\n` +
        `export default makeIcon(${JSON.stringify(classes)}, ${JSON.stringify(shapes)});\n`,
    );
    return [asset];
  },
});
