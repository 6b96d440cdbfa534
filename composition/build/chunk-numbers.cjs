const CHUNK_USE = /(\$parcel\$(?:import|resolve))\("(\w+)"\)/g;
const CHUNK_NAMES = /\$parcel\$extendImportMap\(\{([^}]*)\}\)/;
const CHUNK_NAME = /\b(\w{5,32})"?\s{0,4}:\s{0,4}"([^"]+)"/g;

/**
 * Returns the bundler's code for a module with numbers instead of ids for chunks: the first script then has a list of
 * the chunks' names, and random ids do not compress. Code that the bundler did not write itself stays as it is.
 */
exports.numberChunks = (graph, { filePath }, code) => {
  if (!filePath.includes('@parcel/runtime-js')) return code;
  const ids = graph
    .getBundles()
    .map(({ publicId }) => publicId)
    .sort();
  const numbers = new Map(ids.map((id, index) => [id, index]));
  const numberOf = (id) => {
    if (!numbers.has(id)) throw new Error(`The bundler refers to the unknown chunk ${id}.`);
    return numbers.get(id);
  };
  return code
    .replace(CHUNK_USE, (_use, load, id) => `${load}(${numberOf(id)})`)
    .replace(CHUNK_NAMES, (_names, entries) => {
      const names = [];
      for (const [, id, name] of entries.matchAll(CHUNK_NAME)) names[numberOf(id)] = name;
      return `Object.assign(parcelRequire.i ??= [], [${Array.from(names, (name) => JSON.stringify(name ?? '')).join()}])`;
    });
};
