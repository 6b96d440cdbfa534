const SHORTEST = 2;
const USE = /\b(parcelRe(?:quire(?:\.load)?|gister))\("(\w+)"/g;

/**
 * Returns short ids: the first two characters of each id, or more where another id before it in the alphabet has them.
 * Ids are random, so a new module seldom changes the short ids of others.
 *
 * @param {Iterable<string>} ids
 * @returns {ReadonlyMap<string, string>}
 */
exports.shortIds = (ids) => {
  const short = new Map();
  const taken = new Set();
  for (const id of [...new Set(ids)].sort()) {
    let length = SHORTEST;
    while (taken.has(id.slice(0, length)) && length < id.length) length += 1;
    short.set(id, id.slice(0, length));
    taken.add(id.slice(0, length));
  }
  return short;
};

/**
 * Returns a script's code with short ids of modules. Throws for an id that is not among them, because another script
 * would not find the module.
 *
 * @param {string} code
 * @param {ReadonlyMap<string, string>} short
 */
exports.shortenIds = (code, short) =>
  code.replace(USE, (_use, call, id) => {
    if (!short.has(id)) throw new Error(`The script refers to the module ${id}, which no script registers.`);
    return `${call}("${short.get(id)}"`;
  });
