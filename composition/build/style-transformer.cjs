const path = require('node:path');
const { Transformer } = require('@parcel/plugin');
const transformerCss = require('@parcel/transformer-css');
const { moduleCodes, shortNames, tokenShortener } = require('./class-names.cjs');

const { loadConfig, transform } = transformerCss.default[Symbol.for('parcel-plugin-config')];

const FOLDER = 'ui';
/** Defines the custom properties of the design. Scripts do not use them. */
const TOKENS = 'ui/design/tokens.css';
const MODULE = /\.module\.css$/;
/** Precedes the names of a module between the bundler's transformer and this one. */
const MARK = 'short-name-of-';
const MARKED = new RegExp(`${MARK}([\\w-]+)`, 'g');

/**
 * Transforms stylesheets as the bundler does. In production, the names in CSS modules have three or four characters, and
 * the custom properties of the design have one or two.
 */
module.exports = new Transformer({
  async loadConfig(input) {
    const { config, options } = input;
    const css = await loadConfig(input);
    if (options.mode !== 'production') return { css, codes: new Map(), tokens: '' };
    config.invalidateOnFileCreate({ glob: path.join(options.projectRoot, FOLDER, '**/*.module.css') });
    return { css, codes: moduleCodes(await modulesIn(options)), tokens: await tokensOf(input) };
  },
  async transform(input) {
    const { asset, config, options } = input;
    const code = config.codes.get(posix(path.relative(options.projectRoot, asset.filePath)));
    // Names of grid areas hold in their grid only.
    const cssModules = { pattern: `${MARK}[local]`, grid: false };
    const transformed =
      code === undefined
        ? await transform({ ...input, config: config.css })
        : await withShortNames(code, await transform({ ...input, config: { ...config.css, cssModules } }));
    const shorten = tokenShortener(config.tokens);
    asset.setCode(shorten(await asset.getCode()));
    return transformed;
  },
});

const tokensOf = async ({ config, options: { inputFS, projectRoot } }) => {
  const file = path.join(projectRoot, TOKENS);
  config.invalidateOnFileChange(file);
  return (await inputFS.exists(file)) ? inputFS.readFile(file, 'utf8') : '';
};

const posix = (file) => file.split(path.sep).join('/');

const modulesIn = async ({ inputFS, projectRoot }) => {
  const modules = [];
  const walk = async (folder) => {
    for (const entry of await inputFS.readdir(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) await walk(file);
      else if (MODULE.test(entry.name)) modules.push(posix(path.relative(projectRoot, file)));
    }
  };
  const folder = path.join(projectRoot, FOLDER);
  if (await inputFS.exists(folder)) await walk(folder);
  return modules;
};

/** Replaces the marked names of a module in its stylesheet, in its script, and in what the bundler knows of both. */
const withShortNames = async (code, [asset, ...scripts]) => {
  const text = await asset.getCode();
  const marked = [text, ...scripts.map(({ content }) => content)].flatMap((part) => [...part.matchAll(MARKED)]);
  const names = shortNames(code, new Set(marked.map(([, name]) => name)));
  const rename = (part) => part.replace(MARKED, (_marked, name) => names.get(name));
  asset.setCode(rename(text));
  for (const [exported, { local, loc, meta }] of [...asset.symbols])
    asset.symbols.set(exported, rename(local), loc, meta);
  for (const { symbols } of asset.getDependencies())
    for (const [exported, { local, loc, isWeak }] of [...symbols]) symbols.set(exported, rename(local), loc, isWeak);
  return [asset, ...scripts.map((script) => ({ ...script, content: rename(script.content) }))];
};
