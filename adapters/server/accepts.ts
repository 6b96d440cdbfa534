const DOCUMENT_TYPES: ReadonlyArray<string> = ['text/html', 'application/xhtml+xml', 'text/*', 'application/*', '*/*'];
const REFUSED = /^q=0(?:\.0*)?$/;

/**
 * Whether a client takes an HTML document, by its Accept header (RFC 9110, 12.5.1); one that says nothing takes
 * everything. A range with `q=0` is one that it does not take.
 */
export const acceptsDocument = (header: string | undefined): boolean =>
  // What browsers send; the rest costs more, and few ask for it.
  header === undefined || header === '*/*' || header.startsWith('text/html,') || acceptsByRanges(header);

const acceptsByRanges = (header: string): boolean =>
  header.trim() === '' ||
  header.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return DOCUMENT_TYPES.includes(type) && !parameters.some((parameter) => REFUSED.test(parameter));
  });

/** Sitemaps are XML for everybody; every other address below `/*` is a document. */
export const isDocumentPath = (url: string): boolean => !SITEMAP.test(url);

const SITEMAP = /^\/sitemap[^/?]*\.xml(?:\?|$)/;
