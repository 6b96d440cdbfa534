/**
 * Whether a term consists of one or two dots, which would be a path segment that leads upwards. No product has such a
 * name.
 */
export const isOnlyDots = (term: string): boolean => /^\.{1,2}$/.test(term.trim());
