/** Where a document's links lead, as written, each once. */
export const hrefsOf = (html: string): ReadonlyArray<string> => [
  ...new Set([...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))),
];

/** Whether a link stays in the shop; one that stays on its page or leads to another site does not count. */
export const isInternal = (href: string): boolean => /^\/(?!\/)/.test(href);
