const { ScopeHoistingPackager } = require('@parcel/packager-js/lib/ScopeHoistingPackager.js');
const { default: SourceMap } = require('@parcel/source-map');
const { isChunkLoader, loadCall, numberChunks } = require('./chunk-numbers.cjs');
const { shortIds, shortenIds } = require('./module-ids.cjs');
const { planModules } = require('./module-plan.cjs');
const { isBrowserScript, namesOf, oncePerBuild, scriptFacts } = require('./script-facts.cjs');

/**
 * Writes the modules of one script. The bundler's own packager wraps a module in a function when another script imports
 * it, and then wraps all of that module's imports. This one wraps only the modules that `planModules` returns. What
 * other scripts import from modules that run with a script's entry is registered under the script's id, in one list of
 * getters, which keeps bindings live.
 */
class HoistingPackager extends ScopeHoistingPackager {
  #inner = undefined;
  #open = undefined;
  #planned = undefined;
  #sources = new Set();
  /** The calls that load chunks, by the bundler's modules that do the same. */
  #loadCalls = new Map();

  /** Returns the modules to write first: constants, which any function may read, and modules with a function. */
  async loadAssets() {
    await super.loadAssets();
    for (const [id, { code }] of this.assetOutputs) {
      const load = loadCall(this.bundleGraph, this.bundle, this.bundleGraph.getAssetById(id), code);
      if (load !== undefined) this.#loadCalls.set(id, load);
    }
    const { all, wrapped } = this.#plan();
    this.wrappedAssets = new Set(wrapped);
    return [...all.filter(({ meta }) => meta.isConstantModule), ...all.filter(({ id }) => wrapped.has(id))];
  }

  #plan() {
    if (this.#planned === undefined) {
      const assets = new Map();
      this.bundle.traverseAssets((asset) => void assets.set(asset.id, asset));
      const plan = planModules(this.#modules(assets));
      this.#planned = {
        all: [...assets.values()],
        registrants: [...plan.wrapped].map((id) => assets.get(id)),
        ...plan,
      };
    }
    return this.#planned;
  }

  #scripts() {
    return scriptsOf(this.bundleGraph, (bundle) => {
      const packager = new HoistingPackager(this.options, this.bundleGraph, bundle, this.parcelRequireName, false);
      return { registered: packager.#registered(), registrants: packager.#plan().registrants };
    });
  }

  /** Returns the script with short ids of modules. */
  async package() {
    const { contents, map } = await super.package();
    return { contents: shortenIds(contents, this.#scripts().ids), map };
  }

  #registered() {
    const { uses } = scriptFacts(this.bundleGraph);
    const { all, registered } = this.#plan();
    return all
      .filter(({ id }) => registered.has(id))
      .flatMap((asset) => [...uses.of(asset)].sort().map((name) => ({ asset, name })));
  }

  #modules(assets) {
    const { bundle, bundleGraph: graph } = this;
    const { uses, isRepeated } = scriptFacts(graph);
    const all = [...assets.values()].filter((asset) => !asset.meta.isConstantModule && !this.shouldSkipAsset(asset));
    const ids = new Set(all.map(({ id }) => id));
    const idsOf = (is) => new Set(all.filter(is).map(({ id }) => id));
    const starts = bundle.getEntryAssets().map(({ id }) => id);
    return {
      entries: this.isAsyncBundle ? [] : starts.filter((id) => ids.has(id)),
      imports: new Map(all.map((asset) => [asset.id, this.#imports(asset).filter((id) => ids.has(id))])),
      late: idsOf(
        (asset) =>
          this.#isLate(asset) ||
          (uses.has(asset.id) && !isPlain(asset, uses.get(asset.id))) ||
          (isRepeated(asset) && !this.isAsyncBundle),
      ),
      shared: idsOf(
        (asset) => uses.has(asset.id) || isRepeated(asset) || (starts.includes(asset.id) && this.isAsyncBundle),
      ),
    };
  }

  #isLate(asset) {
    if (asset.meta.shouldWrap) return true;
    return this.bundleGraph
      .getIncomingDependencies(asset)
      .some(({ meta, priority, specifierType }) => priority === 'lazy' || (meta.shouldWrap && specifierType !== 'url'));
  }

  /** The modules that a module imports or whose exports it reads. Modules that are left out count with their imports. */
  #imports(asset, seen = new Set()) {
    const { bundle, bundleGraph: graph } = this;
    seen.add(asset.id);
    const found = [];
    for (const dependency of graph.getDependencies(asset)) {
      if (graph.isDependencySkipped(dependency)) continue;
      const target = graph.getResolvedAsset(dependency, bundle);
      if (!target || !bundle.hasAsset(target)) continue;
      if (!this.shouldSkipAsset(target)) found.push(target.id);
      else if (!seen.has(target.id)) found.push(...this.#imports(target, seen));
      for (const name of namesOf(graph, dependency))
        found.push(graph.getSymbolResolution(target, name, bundle).asset.id);
    }
    return [...new Set(found)];
  }

  /** Writes a module. A function that comes up inside another one is written behind it, where all modules see it. */
  visitAsset(asset) {
    const isWrapped = this.wrappedAssets.has(asset.id);
    if (isWrapped && this.#inner !== undefined) {
      this.seenAssets.add(asset.id);
      this.#inner.push(asset);
      return ['', null, 0];
    }
    if (isWrapped) this.#inner = [];
    let [code, map, lines] = super.visitAsset(asset);
    // The bundler places all later source maps wrongly when the first one is missing.
    map ??= new SourceMap(this.options.projectRoot);
    if (!isWrapped) return [code, map, lines];
    const inner = this.#inner;
    this.#inner = undefined;
    for (const each of inner) {
      this.seenAssets.delete(each.id);
      const [added, addedMap, addedLines] = this.visitAsset(each);
      code += `\n${added}`;
      map.addSourceMap(addedMap, lines + 1);
      lines += addedLines + 1;
    }
    return [code, map, lines];
  }

  /** Writes a module's code with its imports' code in place, and the module's function around both. */
  buildAsset(asset, source, map) {
    const code = numberChunks(this.bundleGraph, this.bundle, asset, source);
    if (!this.wrappedAssets.has(asset.id)) return super.buildAsset(asset, code, map);
    // The bundler puts the code of imports beside a module that it takes for wrapped, and inside it otherwise.
    this.wrappedAssets.delete(asset.id);
    this.#open = asset;
    const [body, bodyMap, lines] = super.buildAsset(asset, code, map);
    this.wrappedAssets.add(asset.id);
    if (this.shouldSkipAsset(asset)) return [body, bodyMap, lines];
    this.needsPrelude = true;
    bodyMap?.offsetLines(1, 1);
    const id = JSON.stringify(this.bundleGraph.getAssetPublicId(asset));
    return [`parcelRegister(${id}, function(module, exports) {\n${body}\n});\n`, bodyMap, lines + 3];
  }

  /** The first step of buildAsset that asks for more than the place of imports: the module is wrapped again. */
  buildReplacements(asset, dependencies) {
    if (asset === this.#open) this.wrappedAssets.add(asset.id);
    return super.buildReplacements(asset, dependencies);
  }

  /** A module that runs with another script's entry has run already, so this script does not require it. */
  isWrapped(resolved, parentAsset) {
    return !this.#runsElsewhere(resolved) && super.isWrapped(resolved, parentAsset);
  }

  /** Modules that load chunks are left out, because their calls stand where they are used. */
  shouldSkipAsset(asset) {
    return isChunkLoader(asset) || super.shouldSkipAsset(asset);
  }

  #runsElsewhere(asset) {
    return !this.bundle.hasAsset(asset) && this.#scripts().exported.has(asset.id);
  }

  getSymbolResolution(parentAsset, resolved, imported, dependency, replacements) {
    const load = this.#loadCalls.get(resolved.id);
    if (load !== undefined) {
      this.needsPrelude = true;
      return `(${load})`;
    }
    const { asset, exportSymbol } = this.bundleGraph.getSymbolResolution(resolved, imported, this.bundle);
    if (!this.#runsElsewhere(asset))
      return super.getSymbolResolution(parentAsset, resolved, imported, dependency, replacements);
    const { script, index } = this.#scripts().exported.get(asset.id).get(exportSymbol);
    this.needsPrelude = true;
    this.#sources.add(script);
    return `$script$${script}[${index}]`;
  }

  /** Adds the list of what other scripts import, and the lists that this script imports from. */
  buildBundlePrelude() {
    const getters = this.isAsyncBundle
      ? []
      : this.#registered().map(({ asset, name }) => `() => ${this.getSymbolResolution(asset, asset, name)}`);
    if (getters.length > 0) this.needsPrelude = true;
    const [prelude, lines] = super.buildBundlePrelude();
    let added = [...this.#sources]
      .map((script) => `var $script$${script} = parcelRequire(${JSON.stringify(script)});\n`)
      .join('');
    if (getters.length > 0)
      added += `parcelRegister(${JSON.stringify(this.bundle.publicId)}, function (module) {
[${getters.join(', ')}].forEach((get, index) => Object.defineProperty(module.exports, index, { get }));
});\n`;
    return [prelude + added, lines + added.split('\n').length - 1];
  }
}

/**
 * Returns facts about all scripts of the build: `exported` is what runs with the entries of scripts and is imported by
 * others, as references by module and name; `ids` are the short ids of registered modules. `partsOf` returns what a script
 * registers, and its modules with a function.
 */
const scriptsOf = oncePerBuild((graph, partsOf) => {
  const exported = new Map();
  const ids = [];
  for (const bundle of graph.getBundles()) {
    if (!isBrowserScript(bundle)) continue;
    const { registered, registrants } = partsOf(bundle);
    for (const [index, { asset, name }] of registered.entries()) {
      if (!exported.has(asset.id)) exported.set(asset.id, new Map());
      exported.get(asset.id).set(name, { script: bundle.publicId, index });
    }
    ids.push(bundle.publicId);
    for (const asset of registrants) ids.push(graph.getAssetPublicId(asset));
  }
  return { exported, ids: shortIds(ids) };
});

/** Whether a module's exports are known one by one, so that it can be registered without a function of its own. */
const isPlain = ({ meta, symbols }, uses = new Set()) =>
  !uses.has('*') && (!symbols.hasExportSymbol('*') || (meta.staticExports !== false && !uses.has('default')));

exports.HoistingPackager = HoistingPackager;
