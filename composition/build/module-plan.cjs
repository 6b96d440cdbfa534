/**
 * Decides where each module of a script is evaluated. A module is wrapped in a function of its own only where
 * something else decides when it runs; every other module is written into the scope that imports it, in the order of
 * its imports. The order of evaluation is the one of the language: a module runs after its imports, once.
 */

/**
 * @typedef {object} Modules
 * @property {ReadonlyArray<string>} entries the modules that run when the script is loaded
 * @property {ReadonlyMap<string, ReadonlyArray<string>>} imports all modules of the script with what they import
 * @property {ReadonlySet<string>} late the modules that only a call evaluates (`import()`, a conditional `require`)
 * @property {ReadonlySet<string>} shared the modules that other scripts import
 */

/**
 * Returns the modules that need a function of their own (`wrapped`), and those that run with an entry and are
 * registered for other scripts (`registered`).
 *
 * @param {Modules} modules
 */
exports.planModules = ({ entries, imports, late, shared }) => {
  const atLoad = reach(entries, imports, late);
  // A late module may run in the middle of an entry's evaluation: what it imports cannot wait for the entry.
  const early = reach([...late], imports, new Set());
  const hoisted = new Set([...atLoad].filter((id) => !early.has(id)));
  const wrapped = new Set([...imports.keys()].filter((id) => late.has(id) || (shared.has(id) && !hoisted.has(id))));
  for (const id of atLoad) if (!hoisted.has(id)) wrapped.add(id);
  while (addJoints(wrapped, hoisted, imports));
  return { wrapped, registered: new Set([...hoisted].filter((id) => shared.has(id))) };
};

/** Returns all modules that are reached from some modules over imports, without going into the given others. */
const reach = (from, imports, except) => {
  const found = new Set();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(imports.get(id) ?? []).filter((each) => !except.has(each)));
  }
  return found;
};

/**
 * Wraps modules that more than one function would contain, at the first module that these functions share. Returns
 * whether there was any.
 */
const addJoints = (wrapped, hoisted, imports) => {
  const owners = new Map([...imports.keys()].map((id) => [id, new Set()]));
  const outside = new Set([...wrapped, ...hoisted]);
  for (const root of wrapped) for (const id of reach([root], imports, outside)) owners.get(id)?.add(root);
  const joints = new Set();
  for (const [importer, ids] of imports) {
    for (const id of ids) {
      if (outside.has(id) || owners.get(id).size < 2) continue;
      if (wrapped.has(importer) || owners.get(importer).size < owners.get(id).size) joints.add(id);
    }
  }
  for (const id of joints) wrapped.add(id);
  return joints.size > 0;
};
