const DOCUMENT_TYPES: ReadonlyArray<string> = ['text/html', 'application/xhtml+xml', 'text/*', 'application/*', '*/*'];
const REFUSED = /^q=0(?:\.0*)?$/;

/**
 * Whether a client accepts an HTML document, by its Accept header (RFC 9110, 12.5.1). Without the header it accepts every
 * type. It does not accept a range with `q=0`.
 */
export const acceptsDocument = (header: string | undefined): boolean =>
  // The values that browsers send; parsing other values costs more and is rare.
  header === undefined || header === '*/*' || header.startsWith('text/html,') || acceptsByRanges(header);

const acceptsByRanges = (header: string): boolean =>
  header.trim() === '' ||
  header.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return DOCUMENT_TYPES.includes(type) && !parameters.some((parameter) => REFUSED.test(parameter));
  });

/** Sitemaps are always XML; every other address below `/*` is a document. */
export const isDocumentPath = (url: string): boolean => !SITEMAP.test(url);

const SITEMAP = /^\/sitemap[^/?]*\.xml(?:\?|$)/;
