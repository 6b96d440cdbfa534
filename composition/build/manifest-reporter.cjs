const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { Reporter } = require('@parcel/plugin');

const posix = (file) => file.split(path.sep).join('/');

const urlOf = (bundle) =>
  bundle.target.publicUrl.replace(/\/?$/, '/') + posix(path.relative(bundle.target.distDir, bundle.filePath));

/** What a page has to load for one entry or one dynamically imported module: scripts and stylesheets. */
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
 * Writes a `manifest.json` beside what was built for each target: `files` is everything that was built. For the
 * browser, `entries` and `routes` map source modules to the scripts and stylesheets they need, so that the server can
 * name them in the document. A process that has started this one by an IPC channel gets `{ isBuilt: true }` afterwards.
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
