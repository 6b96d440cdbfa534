/** The parameter of a page's address that says what a form of the page has just done. */
export const DONE_PARAMETER = 'done';

export interface DoneMark<Done extends string> {
  /** The address of the page after a form. */
  readonly pathOf: (done: Done) => string;
  /** What the address says was done. */
  readonly in: (query: URLSearchParams) => Done | undefined;
}

/** Returns how the page at `path` tells what was done. `words` has what it says about each. */
export const doneMark = <Done extends string>(words: Readonly<Record<Done, string>>, path: string): DoneMark<Done> => ({
  pathOf: (done) => `${path}?${DONE_PARAMETER}=${done}`,
  in: (query) => {
    const done = query.get(DONE_PARAMETER) ?? '';
    return Object.hasOwn(words, done) ? (done as Done) : undefined;
  },
});
