import { execFile } from 'node:child_process';
import { join } from 'node:path';

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

const root = join(__dirname, '../..');
const rules = join(root, 'composition/build/dependency-rules.cjs');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const folders = ['core', 'adapters', 'ui', 'composition', 'backend', 'settings', 'test'];

/** The violations of a project as `rule: file`. */
const violationsIn = (project: string): Promise<ReadonlyArray<string>> =>
  new Promise((resolve, reject) => {
    const options = [cruiser, '--config', rules, '--output-type', 'json', ...folders];
    execFile(process.execPath, options, { cwd: project, maxBuffer: 256 * 1024 * 1024 }, (error, output) => {
      if (output === '') return reject(error ?? new Error('no answer'));
      const { summary } = JSON.parse(output) as { readonly summary: { readonly violations: ReadonlyArray<Violation> } };
      resolve(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort());
    });
  });

test('[PLT-01] each dependency rule finds its deliberate violation and nothing in valid code', async () => {
  expect(await violationsIn(join(root, 'test/support/dependency-violation'))).toEqual([
    'adapters-draw-nothing: adapters/a/imports-react.ts',
    'adapters-fulfil-ports: adapters/a/imports-ui.ts',
    'adapters-stand-alone: adapters/a/imports-other-adapter.ts',
    'backend-stands-alone: backend/x/imports-core.ts',
    'browser-code-needs-no-node: adapters/a/imports-node.ts',
    'codecs-only-in-adapters: core/x/imports-io-ts.ts',
    'codecs-only-in-adapters: ui/x/imports-codecs.ts',
    'core-knows-only-itself: core/x/imports-io-ts.ts',
    'design-knows-no-feature: ui/design/imports-feature.ts',
    'fp-ts-by-module: ui/x/imports-all-of-fp-ts.ts',
    'inversify-only-in-composition: ui/x/imports-inversify.ts',
    'no-cycles: core/shared/one.ts',
    'no-folder-cycles: backend/cart',
    'no-folder-cycles: backend/session',
    'no-folder-cycles: core/north',
    'no-folder-cycles: core/south',
    'nobody-knows-the-backend: composition/x/imports-backend.ts',
    'nothing-imports-tests: composition/x/imports-test.ts',
    'nothing-missing: composition/x/imports-nothing.mjs',
    'server-technology-stays-in-the-server: adapters/a/imports-fastify.ts',
    'settings-know-nobody: settings/x/imports-core.ts',
    'ui-knows-core-and-ui: ui/x/imports-adapter.ts',
    'ui-knows-core-and-ui: ui/x/imports-inversify.ts',
    'view-models-know-no-view: ui/x/page-view-model.ts',
  ]);
});

test('[PLT-01] every rule has a deliberate violation', async () => {
  const { forbidden } = (await import(rules)) as { readonly forbidden: ReadonlyArray<{ readonly name: string }> };
  const found = await violationsIn(join(root, 'test/support/dependency-violation'));
  const bitten = new Set(found.map((violation) => violation.split(':')[0]));
  expect(forbidden.map(({ name }) => name).filter((name) => !bitten.has(name))).toEqual([]);
});

/** Reading the whole product takes 50 s during a whole run, and three times as long on a slower machine. */
const WHOLE_PRODUCT_MS = 300_000;

test(
  '[PLT-01] the product follows every dependency rule',
  async () => {
    expect(await violationsIn(root)).toEqual([]);
  },
  WHOLE_PRODUCT_MS,
);
