/**
 * What React DOM's client has and the shop does not use. The features throw when they are used, or ESLint forbids their
 * import (`eslint.config.mjs`).
 */

/**
 * Kinds of fibers that the shop never makes, by React's number, with the number of places that distinguish them.
 *
 * @type {ReadonlyMap<number, number>}
 */
const UNUSED_FIBERS = new Map([
  [1, 15], // class components
  [12, 7], // <Profiler>
  [17, 1], // class components whose first rendering was interrupted
  [19, 12], // <SuspenseList>
  [23, 7], // <LegacyHidden>, which this build does not make
  [24, 10], // caches, which this build does not make
  [26, 20], // elements that React moves to the document's head
  [27, 42], // <html>, <head> and <body>
  [30, 20], // <ViewTransition>
  [31, 21], // <Activity>
]);

const each = (names, times = 1) => names.map((name) => [name, times]);

/** @type {import('./unused-code.cjs').UnusedCode} */
exports.REACT_DOM_UNUSED = {
  tags: UNUSED_FIBERS,
  // React reports an element of such a type as invalid.
  cases: new Map(
    each(
      ['REACT_ACTIVITY_TYPE', 'REACT_PROFILER_TYPE', 'REACT_SUSPENSE_LIST_TYPE', 'REACT_VIEW_TRANSITION_TYPE'],
      2,
    ).concat(each(['REACT_LEGACY_HIDDEN_TYPE'])),
  ),
  // Hooks for forms with functions as their actions, of the compiler, and for caches.
  properties: new Map(
    each(
      ['useActionState', 'useCacheRefresh', 'useFormState', 'useHostTransitionStatus', 'useMemoCache', 'useOptimistic'],
      4,
    ),
  ),
  functions: new Map(
    each([
      // View transitions.
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'pushMutationContext',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'trackEnterViewTransitions',
      // References to fragments.
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstances',
      // Stylesheets that a rendering waits for.
      'insertSuspendedStylesheets',
      // Forms with functions as their actions.
      'extractEvents$1',
      'startHostTransition',
      // The components above an error, which only handlers of errors receive.
      'getStackByFiberInDevAndProd',
    ]),
  ),
  methods: new Map([
    ['FragmentInstance', 12],
    ['ViewTransitionPseudoElement', 3],
  ]),
};

/** @type {ReadonlyArray<import('./library-changes.cjs').Change>} */
exports.REACT_DOM = [
  ['shouldConstruct(owner) && (fiberTag = 1);', 'shouldConstruct(owner) && notIncluded();', 1],
  // Updates in transitions start no view transitions.
  ['(committedLanes & 335544064) === committedLanes', '!1', 3],
  ['(lanes & 335544064) === lanes', '!1', 4],
  ['(viewTransitionMutationContext = !0)', '0', 21],
  [
    'function isValidContainer(',
    "function notIncluded() {\n  throw Error('The shop leaves out this part of React.');\n}\nfunction isValidContainer(",
    1,
  ],
];

/** @type {ReadonlyArray<import('./library-changes.cjs').Section>} */
exports.REACT_DOM_SECTIONS = [
  ['isHostHoistableType(\n      type,\n      pendingProps,', ';\n  else\n', '5'],
  [
    'shouldConstruct(current)\n            ? (',
    ': ((workInProgress.tag = 0)',
    'shouldConstruct(current)\n            ? notIncluded()\n            ',
  ],
  [
    'shouldStartViewTransition\n    ? (pendingViewTransition',
    '(flushMutationEffects(), flushLayoutEffects(), flushSpawnedWork());\n',
    '',
  ],
  [
    'if (null === current.stateNode) {\n            var fragmentInstance',
    'instanceToUse = current.stateNode;\n          break;\n        default:',
    'notIncluded();\n          ',
  ],
  ['  r: requestFormReset,\n', '};\nfunction flushSyncWork()', ''],
];
