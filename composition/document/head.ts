import type { PageHead } from '../../ui/app/page';

/** What the page does not know of itself. */
export interface HeadSurroundings {
  readonly shop: string;
  readonly origin: string;
  readonly styles: ReadonlyArray<string>;
  readonly font: string | undefined;
}

/** The part of a document's head that is the page's own (RTE-10). Paths are made absolute on the shop's origin. */
export const headHtml = (head: PageHead, { shop, origin, styles, font }: HeadSurroundings): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(head.canonical === undefined ? [] : [link('canonical', origin + head.canonical)]),
    ...(font === undefined
      ? []
      : [`<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(font)}" crossorigin>`]),
    ...styles.map((href) => link('stylesheet', href)),
    ...(head.preloadImage === undefined ? [] : [imagePreload(head.preloadImage)]),
    ...openGraph(head, shop, origin),
    ...(head.jsonLd ?? []).map((data) => dataScript('application/ld+json', absolute(data, origin))),
  ].join('');

/** An inert script that carries data: nothing in it can end the script or start another. */
export const dataScript = (type: string, data: unknown, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')}</script>`;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const openGraph = (head: PageHead, shop: string, origin: string): ReadonlyArray<string> => [
  meta('property', 'og:site_name', shop),
  meta('property', 'og:type', 'website'),
  meta('property', 'og:title', head.title),
  meta('property', 'og:description', head.description),
  ...(head.canonical === undefined ? [] : [meta('property', 'og:url', origin + head.canonical)]),
  ...(head.image === undefined ? [] : [meta('property', 'og:image', absolutePath(head.image, origin))]),
];

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

const link = (relation: string, href: string): string => `<link rel="${relation}" href="${escapeHtml(href)}">`;

const imagePreload = ({ srcSet, sizes }: NonNullable<PageHead['preloadImage']>): string =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}">`;

const absolutePath = (value: string, origin: string): string =>
  value.startsWith('/') && !value.startsWith('//') ? origin + value : value;

/** Data with every path in it made absolute. */
const absolute = (data: unknown, origin: string): unknown => {
  if (typeof data === 'string') return absolutePath(data, origin);
  if (Array.isArray(data)) return data.map((item: unknown) => absolute(item, origin));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, absolute(value, origin)]));
};
