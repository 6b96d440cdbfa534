import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { noLookupInPlainObject } from './composition/build/lint-rules/no-lookup-in-plain-object.mjs';

/** What the core may reach only through a port or a scheduler, so that every test can decide it. */
const AMBIENT = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
  'process',
  'console',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Exports are named: the same thing has the same name everywhere.',
};
const noDecorator = {
  selector: 'Decorator',
  message: 'There are no decorators here; modules bind by toResolvedValue.',
};
const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' };
const noDoubleAssertion = {
  selector: 'TSAsExpression > TSAsExpression',
  message: 'Asserting twice silences the compiler: decode, or narrow.',
};

/** It throws at half of a surrogate pair, which a service may send and which cutting a text can leave. */
const noThrowingEncoder = { name: 'encodeURIComponent', message: 'Use encodePart, which never throws.' };

const FLAT = 'Pipes are flat: write the inner pipe as a named function, or bind its value (TE.Do).';
const noNestedPipe = [
  'CallExpression[callee.name=/^(pipe|flow)$/] CallExpression[callee.name=/^(pipe|flow)$/]',
  'CallExpression[callee.property.name="pipe"] > CallExpression.arguments[callee.property.name="pipe"]',
  'CallExpression[callee.property.name="pipe"] > .arguments CallExpression[callee.property.name="pipe"]',
].map((selector) => ({ selector, message: FLAT }));

/** One idiom for Either: the guards and constructors of fp-ts, or their small copies in the core. */
const noTag = {
  selector: ':matches(MemberExpression[property.name="_tag"], Property[key.name="_tag"][value.value=/^(Left|Right)$/])',
  message: 'Use the guards and constructors of fp-ts/Either, or of core/shared/either where bytes count.',
};

/** A namespace import lets the bundler write the class names into the code, and fail at a class that no style sheet has. */
const noDefaultOfStyles = {
  selector: 'ImportDeclaration[source.value=/\\.module\\.css$/] > ImportDefaultSpecifier',
  message: "Import a CSS module as a namespace: import * as styles from './x.module.css'.",
};

const shape = [noDefaultExport, noDecorator, noEnum, noDoubleAssertion, noTag, noDefaultOfStyles, ...noNestedPipe];

export default tseslint.config(
  {
    ignores: ['dist/', '.parcel-cache/', '.data/', 'coverage/', 'test-results/', 'test/support/dependency-violation/'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      eqeqeq: ['error', 'always'],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-var': 'error',
      'prefer-const': ['error', { ignoreReadBeforeAssign: true }],
      'object-shorthand': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx,js}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', ...shape],
    },
  },
  {
    files: ['{core,adapters,ui,composition}/**/*.{ts,tsx,mjs,cjs}'],
    rules: { 'max-lines-per-function': ['error', { max: 60 }] },
  },
  {
    files: ['core/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...AMBIENT, noThrowingEncoder],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time comes through the Clock port.' },
        { object: 'Math', property: 'random', message: 'Chance comes through the Random port.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...shape,
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Time comes through the Clock port.',
        },
      ],
    },
  },
  {
    files: ['ui/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        ...shape,
        {
          selector: 'JSXAttribute[name.name="style"]',
          message:
            'The content security policy refuses style attributes: use a class, or a custom property set by one.',
        },
      ],
    },
  },
  {
    // The scripts for browsers lack what the shop does not use of MobX and React (composition/build/library-changes.cjs).
    files: ['{ui,composition,adapters}/**/*.{ts,tsx}'],
    ignores: ['ui/state/observe-members.ts', 'composition/rendering/unobserved/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'mobx',
          allowImportNames: ['computed', 'reaction', 'runInAction'],
          message: 'View models are observed with observeMembers.',
        },
        {
          name: 'react',
          importNames: [
            'Activity',
            'Component',
            'Profiler',
            'PureComponent',
            'ViewTransition',
            'useActionState',
            'useOptimistic',
            'unstable_useCacheRefresh',
          ],
          message: 'The scripts for browsers lack this part of React.',
        },
        {
          name: 'react-dom',
          allowImportNames: ['createPortal', 'flushSync'],
          message: 'The scripts for browsers lack this part of React DOM.',
        },
      ],
    },
  },
  {
    // Input of any length meets these expressions: the time of a match grows in proportion to it, never with its square.
    files: ['{core,adapters,ui,composition,backend,settings}/**/*.{ts,tsx,mjs,cjs,js}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: false }],
    },
  },
  {
    files: ['{adapters,ui,composition}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', noThrowingEncoder] },
  },
  {
    // Where `_tag` is read: the guards themselves, the kinds of io-ts codecs, which are another union, and expectations.
    files: ['core/shared/either.ts', 'adapters/http/decode.ts', 'test/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...shape.filter((rule) => rule !== noTag)] },
  },
  { files: ['core/shared/encode-part.ts'], rules: { 'no-restricted-globals': ['error', ...AMBIENT] } },
  {
    files: ['{core,adapters,ui,composition,backend,settings}/**/*.{ts,tsx}'],
    plugins: { shop: { rules: { 'no-lookup-in-plain-object': noLookupInPlainObject } } },
    rules: { 'shop/no-lookup-in-plain-object': 'error' },
  },
  { files: ['backend/**/*.{ts,js}'], rules: { 'max-lines-per-function': ['error', { max: 60 }] } },
  { files: ['**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
