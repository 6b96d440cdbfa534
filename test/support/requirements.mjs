import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `npm run requirements`: which requirements no passing test of the last run carries in its title. */

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const ID = /[A-Z]{3}-\d{2}/g;

/** The ids of the ledger, in its order: lines that begin with an id such as `- STO-06`. */
export const requiredIds = (ledger) => [...ledger.matchAll(/^- ([A-Z]{3}-\d{2})\b/gm)].map(([, id]) => id);

/** The ids in square brackets at the titles of passing tests; a bracket may hold several. */
export const provedIds = ({ testResults }) =>
  new Set(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .flatMap(({ fullName }) => [...fullName.matchAll(/\[([^[\]]*)\]/g)].flatMap(([, text]) => text.match(ID) ?? [])),
  );

const report = () => {
  const results = at('test-results/results.json');
  if (!existsSync(results)) {
    console.error('There are no test results yet: run `npm test` first.');
    process.exitCode = 1;
    return;
  }
  const proved = provedIds(JSON.parse(readFileSync(results, 'utf8')));
  const required = requiredIds(readFileSync(at('docs/requirements.md'), 'utf8'));
  const covered = required.filter((id) => proved.has(id));
  const uncovered = required.filter((id) => !proved.has(id));
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ covered, uncovered }));
    return;
  }
  for (const id of uncovered) console.log(id);
  console.log(`${covered.length} of ${required.length} requirements are carried by a passing test.`);
};

if (import.meta.filename === process.argv[1]) report();
