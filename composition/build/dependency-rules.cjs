/**
 * The direction of every dependency (design, section 5). Folders are those of the project's root; a rule about a
 * technology names packages. `test/composition/dependency-rules.test.ts` proves that each rule finds violations.
 */

const PRODUCT = '^(core|adapters|ui|composition|backend|settings)/';

/** Matches packages, wherever they are installed. */
const packages = (...names) => `node_modules/(?:${names.join('|')})/`;

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never(
      'core-knows-only-itself',
      'The core imports itself, fp-ts and rxjs.',
      { path: '^core/' },
      {
        pathNot: ['^core/', packages('fp-ts', 'rxjs')],
      },
    ),
    never(
      'adapters-fulfil-ports',
      'An adapter knows the core, not who uses it.',
      { path: '^adapters/' },
      {
        path: '^(ui|composition|backend)/',
      },
    ),
    never(
      'adapters-stand-alone',
      'An adapter knows no other system than its own; http, cache and session are shared.',
      { path: '^adapters/([^/]+)/' },
      {
        path: '^adapters/',
        pathNot: ['^adapters/$1/', '^adapters/(http|cache|session)/'],
      },
    ),
    never(
      'adapters-draw-nothing',
      'View technology stays out of adapters.',
      { path: '^adapters/' },
      {
        path: packages('react', 'react-dom', 'mobx', 'mobx-react-lite', 'lucide-react'),
      },
    ),
    never(
      'server-technology-stays-in-the-server',
      'Node and its servers are for adapters/server, composition and backend.',
      { path: '^(core|ui)/|^adapters/(?!server/)' },
      {
        path: packages('fastify', '@fastify', 'undici', 'cockatiel', 'prom-client', 'lru-cache', 'cookie'),
      },
    ),
    never(
      'browser-code-needs-no-node',
      'What is bundled for the browser imports nothing of Node.',
      { path: '^(core|ui)/|^adapters/(?!server/)' },
      {
        dependencyTypes: ['core'],
      },
    ),
    never(
      'ui-knows-core-and-ui',
      'The interface is given its use cases; it never fetches an adapter or a container.',
      { path: '^ui/' },
      {
        path: ['^(adapters|composition|backend)/', packages('inversify')],
      },
    ),
    never(
      'view-models-know-no-view',
      'A view model runs without React.',
      { path: '-view-model\\.tsx?$' },
      {
        path: [packages('react', 'react-dom', 'mobx-react-lite', 'lucide-react'), '\\.tsx$', '\\.css$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'inversify-only-in-composition',
      'The container is known to the composition alone.',
      { path: '^(core|adapters|ui|backend)/' },
      {
        path: packages('inversify'),
      },
    ),
    never(
      'codecs-only-in-adapters',
      'Wire shapes are decoded at the edge.',
      { path: '^(core|ui|backend)/|^composition/(?!build/)' },
      {
        path: packages('io-ts'),
      },
    ),
    never(
      'backend-stands-alone',
      'The embedded backend speaks the wire and knows nothing of the shop.',
      { path: '^backend/' },
      {
        path: '^(core|adapters|ui|composition)/',
      },
    ),
    never(
      'nobody-knows-the-backend',
      'The shop knows a backend by its wire alone.',
      { path: '^(core|adapters|ui|composition)/' },
      {
        path: '^backend/',
      },
    ),
    never(
      'settings-know-nobody',
      'The table of settings is read by processes that know nothing of each other.',
      { path: '^settings/' },
      {
        path: '^(core|adapters|ui|composition|backend)/',
      },
    ),
    never(
      'design-knows-no-feature',
      'Tokens and primitives are used by everybody and use nobody.',
      { path: '^ui/design/' },
      { path: '^ui/(?!design/)' },
    ),
    never('nothing-imports-tests', 'What is shipped does not know its tests.', { path: PRODUCT }, { path: '^test/' }),
    never(
      'fp-ts-by-module',
      'The root of fp-ts, and its lib folder, are several times larger than one module.',
      {},
      { path: 'node_modules/fp-ts/(?:lib/|es6/index)' },
    ),
    never('no-cycles', 'Modules that need each other are one module.', { path: PRODUCT }, { circular: true }),
    {
      ...never(
        'no-folder-cycles',
        'Folders depend on each other in one direction, so that each can be read by itself.',
        { path: '^(core|adapters|ui|composition|backend)(/|$)' },
        { circular: true },
      ),
      scope: 'folder',
    },
    never(
      'nothing-missing',
      'Every import leads somewhere; what begins with url: the bundler resolves, and fails when it cannot.',
      {},
      { couldNotResolve: true, pathNot: '^url:' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|test/support/dependency-violation)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
