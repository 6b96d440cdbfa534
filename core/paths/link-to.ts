import { ownValue } from '../shared/own-value';

/** Queries, without the question mark, that a backend requires in links to some of the shop's paths; by path. */
export type LinkQueries = Readonly<Record<string, string>>;

/** Returns the address that pages use in links to a path of the shop. */
export type LinkTo = (path: string) => string;

/** Appends the backend's query where it has one for the path. */
export const makeLinkTo =
  (queries: LinkQueries = {}): LinkTo =>
  (path) => {
    const query = ownValue(queries, path);
    return query === undefined ? path : `${path}?${query}`;
  };
