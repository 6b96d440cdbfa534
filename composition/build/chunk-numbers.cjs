const { readFileSync } = require('node:fs');
const path = require('node:path');

const RUNTIME = '@parcel/runtime-js';
const NAMES = /\$parcel\$extendImportMap\(\{([^}]*)\}\)/;
const NAME = /["']?\b(\w{5,32})["']?\s{0,4}:\s{0,4}["']([^"']+)["']/g;
const LOADER =
  /^\s*(?:import "[^"]*";\s*){0,9}(?:module\.exports|\$\w+\$exports) = (?:Promise\.all\(\[)?([^\]]*?)(?:\]\))?\.then\(\(\)\s*=>\s*parcelRequire\(["'](\w+)["']\)\);?\s*$/;
const LOADED = /^[\s\w$()]{0,60}\$parcel\$(import|resolve)\(["'](\w+)["']\)\)?\s*$/;
const ADDRESS = /\$parcel\$resolve\(["'](\w+)["']\)/g;
const LENGTH = 8;
/** The hash, or what the bundler replaces by it after the packaging. */
const NAMED_BY_HASH = /^(?:\w{8}|HASH_REF_\w{16})$/;

const LOADS_CHUNKS = 4;

const isRuntime = ({ filePath }) => filePath.includes(RUNTIME);

/** Whether a module only loads chunks, so that `loadCall` or the chunk loader replaces it. */
exports.isChunkLoader = ({ filePath, meta }) =>
  isRuntime({ filePath }) && ((meta.usedHelpers & LOADS_CHUNKS) > 0 || filePath.includes('helpers/'));

const known = new WeakMap();

/**
 * Returns the numbers of a build's chunks by the bundler's ids: numbers compress, random ids do not. Throws for an
 * unknown id.
 */
const numbersOf = (graph, { target: { distDir } }) => {
  const folders = known.get(graph) ?? new Map();
  known.set(graph, folders);
  if (!folders.has(distDir)) {
    const isChunk = ({ target, type, bundleBehavior }) =>
      target.distDir === distDir && ['js', 'css'].includes(type) && bundleBehavior !== 'inline';
    const chunks = graph.getBundles().filter(isChunk);
    const ids = chunks.map(({ publicId }) => publicId).sort();
    folders.set(distDir, new Map(ids.map((id, index) => [id, index])));
  }
  const numbers = folders.get(distDir);
  return (id) => {
    if (!numbers.has(id)) throw new Error(`The bundler refers to the unknown chunk ${id}.`);
    return numbers.get(id);
  };
};

/**
 * Returns the call that loads chunks and resolves to a module's exports, for the bundler's module that does the same;
 * undefined for any other module. It replaces the module where it is used.
 */
exports.loadCall = (graph, bundle, asset, code) => {
  if (!exports.isChunkLoader(asset) || !code.includes('$parcel$import')) return undefined;
  const [, list, module] = LOADER.exec(code) ?? [];
  const parts = list?.split(',').filter((part) => part.trim() !== '');
  const loaded = parts?.map((part) => LOADED.exec(part));
  if (loaded === undefined || loaded.includes(null))
    throw new Error(`The bundler loads chunks in a way that chunk-numbers.cjs does not know: ${code}`);
  const numberOf = numbersOf(graph, bundle);
  const numbers = (kind) => loaded.filter(([, each]) => each === kind).map(([, , id]) => numberOf(id));
  const [scripts, styles] = [numbers('import'), numbers('resolve')];
  return `parcelRequire.load("${module}", [${scripts}]${styles.length > 0 ? `, [${styles}]` : ''})`;
};

/**
 * Returns the bundler's code for a module with numbers instead of ids for chunks, and the loader of chunks with their
 * names in place of the list of names. Code that the bundler did not write itself stays as it is.
 */
exports.numberChunks = (graph, bundle, asset, code) => {
  if (!isRuntime(asset) || exports.isChunkLoader(asset)) return code;
  const numberOf = numbersOf(graph, bundle);
  const typeOf = (id) => graph.getBundles().find(({ publicId }) => publicId === id).type;
  const numbered = code
    .replace(ADDRESS, (_use, id) => `parcelRequire.url(${numberOf(id)}, "${typeOf(id)}")`)
    .replace(NAMES, (_names, entries) => loaderWith([...entries.matchAll(NAME)], numberOf));
  if (/\$parcel\$(?:import|resolve|extendImportMap)\(/.test(numbered))
    throw new Error(`The bundler refers to chunks in a way that chunk-numbers.cjs does not know: ${code}`);
  return numbered;
};

const loaderWith = (entries, numberOf) => {
  const names = [];
  for (const [, id, file] of entries) {
    const { name } = path.parse(file);
    if (!NAMED_BY_HASH.test(name)) throw new Error(`The chunk ${file} is not named by its hash (chunk-namer.cjs).`);
    names[numberOf(id)] = name;
  }
  const list = Array.from(names, (name) => name ?? '-'.repeat(LENGTH)).join('');
  const text = readFileSync(path.join(__dirname, 'chunk-loader.mjs'), 'utf8').split(
    'export const makeChunkLoader =',
  )[1];
  return `Object.assign(parcelRequire, (${text.trim().replace(/;$/, '')})(parcelRequire, ${JSON.stringify(list)}))`;
};
