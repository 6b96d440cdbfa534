import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run requirements`: lists the requirements that no passing test of the last run proves in the required way. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The kinds of test that the tag at the end of a requirement asks for. A requirement without a tag takes any test. */
const NEEDS = { browser: ['browser'], wire: ['wire'], both: ['browser', 'wire'] };

/**
 * The requirements of the ledger, in its order: lines that begin with an id such as `- STO-06`.
 *
 * @param {string} ledger
 * @returns {ReadonlyArray<{ id: string, needs: ReadonlyArray<string> }>}
 */
export const requirementsOf = (ledger) =>
  [...ledger.matchAll(/^- ([A-Z]{3}-\d{2})\b(.*)$/gm)].map(([, id, text]) => ({
    id,
    needs: NEEDS[/\{(browser|wire|both)\}$/.exec(text.trimEnd())?.[1]] ?? [],
  }));

const SEES_THE_WIRE = /from 'nock'|\/contracts\/[\w-]+\.contract'|\.inject\(|\bfetch\(/;

/**
 * The kind of a test file: `browser` for one against the running shop, `wire` for one that sees requests or responses
 * (adapters over nock or in a conformance suite, the backend over HTTP), else `unit`. A file's helpers count with it.
 *
 * @param {string} path of the test, relative to the project, with slashes
 * @param {(path: string) => string | undefined} read the source of a file, or undefined where there is none
 * @returns {'browser' | 'wire' | 'unit'}
 */
export const kindOf = (path, read) => {
  if (path.startsWith('test/browser/')) return 'browser';
  if (!/^test\/(?:adapters|backend)\//.test(path)) return 'unit';
  const seen = new Set();
  const pending = [path];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = read(file);
    if (source === undefined) continue;
    if (SEES_THE_WIRE.test(source)) return 'wire';
    for (const [, from] of source.matchAll(/from '(\.{1,2}\/[^']+)'/g)) {
      const target = join(dirname(file), from).split(sep).join('/');
      if (/^test\/(?:adapters|backend)\//.test(target)) pending.push(/\.tsx?$/.test(target) ? target : `${target}.ts`);
    }
  }
  return 'unit';
};

/**
 * The kinds of passing tests for each requirement id in square brackets in a title; brackets may hold several ids.
 *
 * @param {{ testResults: ReadonlyArray<{ name: string, assertionResults: ReadonlyArray<{ status: string, fullName: string }> }> }} results
 * @param {(file: string) => string} kind of a test file
 * @returns {ReadonlyMap<string, ReadonlySet<string>>}
 */
export const proofsOf = ({ testResults }, kind) => {
  const proofs = new Map();
  for (const { name, assertionResults } of testResults) {
    for (const { status, fullName } of assertionResults) {
      if (status !== 'passed') continue;
      for (const [, text] of fullName.matchAll(/\[([^[\]]*)\]/g)) {
        for (const id of text.match(/[A-Z]{3}-\d{2}/g) ?? []) {
          proofs.set(id, (proofs.get(id) ?? new Set()).add(kind(name)));
        }
      }
    }
  }
  return proofs;
};

/** Returns the kinds of tests that a requirement still lacks; `any` if no test has its id. */
export const missingFor = ({ id, needs }, proofs) => {
  const has = proofs.get(id);
  if (needs.length === 0) return has === undefined ? ['any'] : [];
  return needs.filter((kind) => has?.has(kind) !== true);
};

const read = (path) => {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const report = () => {
  const results = read('test-results/results.json');
  if (results === undefined) {
    console.error('There are no test results yet: run `npm test` first.');
    process.exitCode = 1;
    return;
  }
  const kinds = new Map();
  const kind = (file) => {
    if (!kinds.has(file)) kinds.set(file, kindOf(relative(ROOT, file).split(sep).join('/'), read));
    return kinds.get(file);
  };
  const proofs = proofsOf(JSON.parse(results), kind);
  const required = requirementsOf(read('docs/requirements.md') ?? '').map((requirement) => ({
    id: requirement.id,
    missing: missingFor(requirement, proofs),
  }));
  const uncovered = required.filter(({ missing }) => missing.length > 0);
  const covered = required.filter(({ missing }) => missing.length === 0).map(({ id }) => id);
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ covered, uncovered: uncovered.map(({ id }) => id) }));
    return;
  }
  for (const { id, missing } of uncovered) {
    console.log(missing[0] === 'any' ? id : `${id}: no passing test of kind ${missing.join(' and ')}`);
  }
  console.log(`${covered.length} of ${required.length} requirements are proved by passing tests.`);
};

if (import.meta.filename === process.argv[1]) report();
