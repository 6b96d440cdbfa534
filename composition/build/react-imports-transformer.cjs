const { Transformer } = require('@parcel/plugin');

const REPLACEMENTS = [
  // React has no default export: the bundler would keep all of React for it.
  ['import React, {', "import * as React from 'react';\nimport {"],
  // Downshift looks for `useId` in a copy of React; React 18 and later have it.
  ['_extends({}, React)', '{ useId: React.useId }'],
  ["'useId' in React", 'true'],
];

/** Lets libraries name what they import from React, so that the bundler can leave out the rest. */
module.exports = new Transformer({
  async transform({ asset }) {
    let code = await asset.getCode();
    for (const [from, to] of REPLACEMENTS) code = code.replaceAll(from, to);
    asset.setCode(code);
    return [asset];
  },
});
