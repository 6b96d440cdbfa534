/** Which search service is used: Constructor.io, or the search and recommendation service (Sitecore Discover). */
export type SearchProvider = 'constructor' | 'discover';
