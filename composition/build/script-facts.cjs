const { bundleGraphToInternalBundleGraph } = require('@parcel/core/lib/public/BundleGraph.js');

/**
 * Returns a function that works something out once for each build. The bundler passes another object for the same graph
 * with each script, so the graph behind it is what tells builds apart.
 */
const oncePerBuild = (workOut) => {
  const known = new WeakMap();
  return (graph, ...others) => {
    const build = bundleGraphToInternalBundleGraph(graph);
    if (!known.has(build)) known.set(build, workOut(graph, ...others));
    return known.get(build);
  };
};

exports.oncePerBuild = oncePerBuild;

/**
 * Returns facts that depend on all scripts of a build:
 * - `uses`: the exports that scripts read from modules of other scripts, as sets of names by the id of the module that
 *   defines them. The name `*` stands for a module's whole namespace.
 * - `isRepeated`: whether several scripts contain a module, so that it needs an id to run only once. A module that a
 *   single module imports runs with that one and needs none.
 */
exports.scriptFacts = oncePerBuild((graph) => {
  const [uses, importers, scripts] = [new Sets(), new Sets(), new Sets()];
  for (const bundle of graph.getBundles()) {
    if (!isBrowserScript(bundle)) continue;
    bundle.traverseAssets((asset) => {
      scripts.of(asset).add(bundle.id);
      for (const dependency of graph.getDependencies(asset)) {
        const target = graph.getResolvedAsset(dependency, bundle);
        if (!target || graph.isDependencySkipped(dependency)) continue;
        importers.of(target).add(asset.id);
        // A module that is imported runs, even where only exports of others are read through it.
        if (!bundle.hasAsset(target)) uses.of(target);
        for (const name of namesOf(graph, dependency)) {
          const { asset: definer, exportSymbol } = graph.getSymbolResolution(target, name, bundle);
          importers.of(definer).add(asset.id);
          if (!bundle.hasAsset(definer)) uses.of(definer).add(exportSymbol);
        }
      }
    });
  }
  return { uses, isRepeated: (asset) => scripts.of(asset).size > 1 && importers.of(asset).size > 1 };
});

/** Sets of strings by the id of an asset. */
class Sets extends Map {
  of({ id }) {
    if (!this.has(id)) this.set(id, new Set());
    return this.get(id);
  }
}

/** Returns what a dependency imports by name: its own symbols, and those that it passes on with `export *`. */
const namesOf = (graph, dependency) =>
  new Set([...dependency.symbols.exportSymbols(), ...graph.getUsedSymbols(dependency)]);

exports.namesOf = namesOf;

/** Whether the shop's packager writes a bundle: a module script for browsers, built for production. */
const isBrowserScript = ({ env, type }) =>
  type === 'js' && env.context === 'browser' && env.outputFormat === 'esmodule' && env.shouldScopeHoist;

exports.isBrowserScript = isBrowserScript;
