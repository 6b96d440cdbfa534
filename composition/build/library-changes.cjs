const { REACT_DOM, REACT_DOM_SECTIONS, REACT_DOM_UNUSED } = require('./react-dom-changes.cjs');
const { withoutUnusedCode } = require('./unused-code.cjs');

/**
 * Changes to the text of libraries that let the bundler leave out what the shop does not use. Each names the text in
 * the pinned version and how often it occurs. With other text the build fails, so that a new version of a library is
 * looked at again.
 *
 * @typedef {readonly [from: string, to: string, times: number]} Change
 * @typedef {readonly [from: string, upTo: string, to: string]} Section
 */

/**
 * View models observe fields and not what is inside their values (`ui/state/observe-members.ts`), and they have no
 * decorators and no generators. Without these, MobX's observable arrays, maps, sets and proxies and its flows remain
 * unused.
 *
 * @type {ReadonlyArray<Change>}
 */
const MOBX = [
  ['=== false ? observableRef : observable;', '=== false ? observableRef : notIncluded();', 2],
  ['!= null ? _this$options_$enhanc : deepEnhancer,', '!= null ? _this$options_$enhanc : referenceEnhancer,', 1],
  ['_this$options_.autoBind ? flowBound : flow;', '_this$options_.autoBind ? notIncluded() : notIncluded();', 1],
  ['return createDecoratorAnnotation(annotation, decorateObservable20223_);', 'return annotation;', 1],
  ['return createDecoratorAnnotation(annotation, decorateComputed20223_);', 'return annotation;', 1],
  ['return createDecoratorAnnotation(annotation, decorateAction20223_);', 'return annotation;', 1],
  ['return decorateComputed20223_(computedAnnotation, arg1, arg2);', 'return notIncluded();', 1],
  [
    'return decorateAction20223_(autoAction ? autoActionAnnotation : actionAnnotation, arg1, arg2);',
    'return notIncluded();',
    1,
  ],
  [
    'function getFlag(flags, mask) {',
    "function notIncluded() {\n  throw new Error('The shop leaves out this part of MobX.');\n}\nfunction getFlag(flags, mask) {",
    1,
  ],
];

/**
 * Sections that the bundler keeps because it takes their evaluation for an effect: from the first text up to the second,
 * replaced by the third.
 *
 * @type {ReadonlyArray<Section>}
 */
const MOBX_SECTIONS = [
  ['var observable = ', ';\n', 'var observable = undefined'],
  ['const flow = ', 'const flowBound = ', 'const flow = undefined;\n'],
  ['class FlowCancellationError ', 'function isFlowCancellationError', 'class FlowCancellationError {}\n'],
  [
    'class ObservableArrayAdministration {',
    'function createObservableArray',
    'class ObservableArrayAdministration {}\n',
  ],
  ['var arrayExtensions = {', 'function addArrayExtension', 'var arrayExtensions = {};\n'],
  ['class ObservableMap {', 'var isObservableMap = ', 'class ObservableMap {}\n'],
  ['class ObservableSet {', 'var isObservableSet = ', 'class ObservableSet {}\n'],
];

/**
 * React has no default export: the bundler would keep all of React for it. The value for React's developer tools needs
 * all kinds of observables.
 *
 * @type {ReadonlyArray<Change>}
 */
const MOBX_REACT = [
  ['import React, {', "import * as React from 'react';\nimport {", 1],
  ['  React.useDebugValue(adm.reaction, getDependencyTree);\n', '', 1],
];

/**
 * Downshift looks for `useId` in a copy of React; React 18 and later have it.
 *
 * @type {ReadonlyArray<Change>}
 */
const DOWNSHIFT = [
  ['_extends({}, React)', '{ useId: React.useId }', 2],
  ["'useId' in React", 'true', 1],
];

/** The changes by the end of the file's path. */
const LIBRARIES = new Map([
  ['node_modules/mobx/dist/mobx.mjs', { changes: MOBX, sections: MOBX_SECTIONS }],
  ['node_modules/mobx-react-lite/dist/mobxreactlite.mjs', { changes: MOBX_REACT, sections: [] }],
  ['node_modules/downshift/dist/downshift.esm.mjs', { changes: DOWNSHIFT, sections: [] }],
  [
    'node_modules/react-dom/cjs/react-dom-client.production.js',
    { changes: REACT_DOM, sections: REACT_DOM_SECTIONS, unused: REACT_DOM_UNUSED },
  ],
]);

/** The ends of the paths of the files that are changed. */
exports.CHANGED_FILES = [...LIBRARIES.keys()];

/**
 * Returns the changed code of a library's file. Throws when the code is not the expected one.
 *
 * @param {string} filePath
 * @param {string} code
 */
exports.changeLibrary = (filePath, code) => {
  const path = filePath.replaceAll('\\', '/');
  const file = exports.CHANGED_FILES.find((end) => path.endsWith(end));
  if (file === undefined) throw new Error(`library-changes.cjs has no changes for ${filePath}.`);
  const { changes, sections, unused } = LIBRARIES.get(file);
  const requireTimes = (text, from, times) => {
    const found = text.split(from).length - 1;
    if (found === times) return;
    const what = `${file} contains ${JSON.stringify(from)} ${found} times instead of ${times}`;
    throw new Error(`${what}: adapt composition/build/library-changes.cjs to this version.`);
  };
  let changed = code;
  for (const [from, to, times] of changes) {
    requireTimes(changed, from, times);
    changed = changed.replaceAll(from, () => to);
  }
  for (const [from, upTo, to] of sections) {
    requireTimes(changed, from, 1);
    const start = changed.indexOf(from);
    const end = changed.indexOf(upTo, start);
    if (end < 0) requireTimes(changed.slice(start), upTo, 1);
    changed = changed.slice(0, start) + to + changed.slice(end);
  }
  return unused === undefined ? changed : withoutUnusedCode(changed, unused);
};
