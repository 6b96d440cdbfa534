/** The distinct link targets of a document, as written. */
export const hrefsOf = (html: string): ReadonlyArray<string> => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    ),
  ),
];

/** Whether a link leads to a page of the shop; fragment links and external links do not. */
export const isInternal = (href: string): boolean => /^\/(?!\/)/.test(href);
