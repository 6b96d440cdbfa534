import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly js: ReadonlyArray<string> }>>;
}

const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(__dirname, '../../dist/client/manifest.json'), 'utf8')) as Manifest;

/**
 * Returns whether an address is one of the built scripts that contain the modules whose paths match. Scripts are named by
 * the hash of their content, so only the build's manifest says what they contain. Throws when no module matches.
 */
export const isScriptOf = (modules: RegExp): ((url: URL) => boolean) => {
  const found = Object.entries(readManifest().routes).filter(([module]) => modules.test(module));
  if (found.length === 0) throw new Error(`The build has no script for ${String(modules)}.`);
  // The first script of a module is its own, the others are shared with other modules.
  const scripts = new Set(found.flatMap(([, { js }]) => js.slice(0, 1)));
  return ({ pathname }) => scripts.has(pathname);
};
