import { jsonWithin } from '../requests/bounded-json';
import { entriesUpTo, textUpTo } from '../requests/input-codecs';
import type { QueryRules } from '../requests/query-input';

const value = textUpTo(2_000);
const PARAMETER = /^[\w.[\]-]{1,60}$/;

/** The query of a call to the backend. Parameter names differ between releases of the platform, so any short name is allowed. */
export const backendQuery: QueryRules = {
  maxParameters: 60,
  ruleFor: (name) => (PARAMETER.test(name) ? value : undefined),
};

/** The body of a call to the backend: an object within these limits. The backend validates its fields. The longest is a Google token. */
export const backendBody = entriesUpTo(
  /^\w{1,60}$/,
  jsonWithin({ maxTextLength: 8_000, maxEntries: 200, depth: 5 }),
  100,
);
