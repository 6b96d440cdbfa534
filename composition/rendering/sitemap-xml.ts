import { escapeHtml } from './head';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns the index of the sitemaps, from 1 to `count`. */
export const sitemapIndexXml = (origin: string, count: number): string =>
  `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">${Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  ).join('')}</sitemapindex>`;

export const sitemapXml = (origin: string, paths: ReadonlyArray<string>): string =>
  `${DECLARATION}<urlset xmlns="${NAMESPACE}">${paths
    .map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
    .join('')}</urlset>`;
