import { jsonWithin } from './bounded-json';
import { entriesUpTo, textUpTo } from './input-codecs';
import type { QueryRules } from './query-input';

const value = textUpTo(2_000);
const PARAMETER = /^[\w.[\]-]{1,60}$/;

/** The query of a commerce call: releases of the platform differ in names, so they are bounded and not listed. */
export const commerceQuery: QueryRules = {
  most: 60,
  of: (name) => (PARAMETER.test(name) ? value : undefined),
};

/** The body of a commerce call: an object, whose fields the backend knows, within bounds. A token of Google is the longest. */
export const commerceBody = entriesUpTo(
  /^\w{1,60}$/,
  jsonWithin({ longestText: 8_000, mostEntries: 200, depth: 5 }),
  100,
);
