const { join } = require('node:path');

/** @type {import('jest').Config} */
const base = {
  rootDir: join(__dirname, '..'),
  transform: {
    '^.+\\.tsx?$': [
      '<rootDir>/test/support/shared-transforms.cjs',
      { tsconfig: 'test/tsconfig.jest.json', diagnostics: false },
    ],
  },
  moduleNameMapper: {
    '^@backend/(.*)$': '<rootDir>/composition/backends/hcl/$1',
    '^@shop/(.*)$': '<rootDir>/$1',
    '\\.module\\.css$': '<rootDir>/test/support/css-module-names.cjs',
    '\\.(css|svg|woff2)$': '<rootDir>/test/support/empty-module.cjs',
    '^(url|bundle-text):': '<rootDir>/test/support/empty-module.cjs',
  },
  setupFiles: ['<rootDir>/test/support/setup-metadata.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.parcel-cache/'],
};
const node = (displayName, folders, more = {}) => ({
  ...base,
  displayName,
  testEnvironment: 'node',
  setupFiles: [...base.setupFiles, '<rootDir>/test/support/setup-fastify.ts'],
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.{ts,tsx}`),
  ...more,
});
/**
 * React as it runs in the shop. React for development records a stack trace with each element, which took a quarter of the
 * time of pages in tests of the server; tests of components use it for its warnings.
 */
const productionReact = {
  '^\\./cjs/(react(?:-jsx-runtime)?)\\.development\\.js$': '<rootDir>/node_modules/react/cjs/$1.production.js',
  '^\\./cjs/(react-dom.*)\\.development\\.js$': '<rootDir>/node_modules/react-dom/cjs/$1.production.js',
};
const onServer = { moduleNameMapper: { ...base.moduleNameMapper, ...productionReact } };
const nock = { setupFilesAfterEnv: ['<rootDir>/test/support/setup-nock.ts'] };

module.exports = {
  projects: [
    node('core', ['core', 'composition'], { ...nock, ...onServer }),
    node('adapters', ['adapters'], { ...nock, ...onServer }),
    { ...node('view-models', []), testMatch: ['<rootDir>/test/ui/**/*.test.ts'] },
    {
      ...base,
      displayName: 'ui',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/ui/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/support/setup-dom.ts'],
    },
    node('backend', ['backend']),
    node('fuzz', ['fuzz']),
    node('browser', ['browser'], {
      globalSetup: '<rootDir>/test/support/browser-global-setup.cjs',
      globalTeardown: '<rootDir>/test/support/browser-global-teardown.cjs',
      setupFilesAfterEnv: ['<rootDir>/test/support/setup-browser.ts'],
    }),
  ],
  // Each worker of browser tests has a shop of its own; `npm test` sets how many workers each of its parts has.
  maxWorkers: '50%',
  testSequencer: join(__dirname, 'support/long-files-first.cjs'),
  // Node's module registry of a test file is not freed before its process ends: about 20 MB a file. With a limit, jest
  // runs files in a worker, even where there is only one, and replaces a worker that has grown beyond it between two files.
  workerIdleMemoryLimit: '768MB',
  // It ends what hangs; some tests that take two seconds alone take twelve times as long beside all others.
  testTimeout: 120_000,
};
