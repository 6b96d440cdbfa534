/** Which search service answers: Constructor.io, or the search and recommendation service (Sitecore Discover). */
export const SEARCH_PROVIDERS = ['constructor', 'discover'] as const;

export type SearchProvider = (typeof SEARCH_PROVIDERS)[number];
