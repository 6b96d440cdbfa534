const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { Reporter } = require('@parcel/plugin');

const posix = (file) => file.split(path.sep).join('/');

const urlOf = (bundle) =>
  bundle.target.publicUrl.replace(/\/?$/, '/') + posix(path.relative(bundle.target.distDir, bundle.filePath));

/** Returns the scripts and stylesheets that a page has to load for one entry or one dynamically imported module. */
const filesOf = (bundles) => ({
  js: bundles.filter(({ type }) => type === 'js').map(urlOf),
  css: bundles.filter(({ type }) => type === 'css').map(urlOf),
});

const isLoadable = ({ bundleBehavior }) => bundleBehavior !== 'inline' && bundleBehavior !== 'isolated';

const manifestOf = (graph, bundles, projectRoot) => {
  const manifest = { entries: {}, routes: {}, files: bundles.map(urlOf).sort() };
  const groups = new Map(
    bundles.flatMap((bundle) => graph.getBundleGroupsContainingBundle(bundle).map((g) => [g.entryAssetId, g])),
  );
  for (const group of groups.values()) {
    const files = filesOf(graph.getBundlesInBundleGroup(group).filter(isLoadable));
    if (files.js.length + files.css.length === 0) continue;
    const module = posix(path.relative(projectRoot, graph.getAssetById(group.entryAssetId).filePath));
    (graph.isEntryBundleGroup(group) ? manifest.entries : manifest.routes)[module] = files;
  }
  return manifest;
};

/**
 * Writes a `manifest.json` beside the build of each target: `files` lists all built files. For the browser, `entries`
 * and `routes` map source modules to the scripts and stylesheets they need, so that the server can name them in the
 * document. Afterwards, a parent process with an IPC channel receives `{ isBuilt: true }`.
 */
module.exports = new Reporter({
  report({ event, options }) {
    if (event.type !== 'buildSuccess') return;
    const targets = Map.groupBy(event.bundleGraph.getBundles(), ({ target }) => target.distDir);
    for (const [folder, bundles] of targets) {
      const manifest = manifestOf(event.bundleGraph, bundles, options.projectRoot);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    }
    process.send?.({ isBuilt: true });
  },
});
