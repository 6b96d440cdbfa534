/** Such a term would be a step up in the address of the call, and nothing is named so. */
export const isOnlyDots = (term: string): boolean => /^\.{1,2}$/.test(term.trim());
