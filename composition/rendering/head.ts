import type { PageHead } from '../../ui/page/page';
import type { PictureRule } from '../../ui/design/picture-rule';
import { harmlessJson } from './page-json';
import type { StyleSheet } from './shell';

/** The facts of a page's head that the page itself does not have. */
export interface HeadContext {
  readonly shop: string;
  readonly origin: string;
  readonly styles: ReadonlyArray<StyleSheet>;
  readonly font: string | undefined;
  /** Id of the element whose beginning the first paint waits for. */
  readonly paintedFrom: string;
  readonly isPictureAllowed: PictureRule;
}

/** Returns the page's own part of a document's head (RTE-10). Paths become absolute, with the shop's origin. */
export const headHtml = (
  head: PageHead,
  { shop, origin, styles, font, paintedFrom, isPictureAllowed }: HeadContext,
): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(head.canonical === undefined ? [] : [link('canonical', origin + head.canonical)]),
    `<link rel="expect" href="#${paintedFrom}" blocking="render">`,
    ICONS,
    ...(head.preloadImage === undefined ? [] : [imagePreload(head.preloadImage)]),
    ...styles.map(style),
    ...(font === undefined ? [] : [fontPreload(font)]),
    ...openGraph(head, shop, origin, isPictureAllowed),
    ...(head.jsonLd ?? []).map((data) =>
      dataScript('application/ld+json', absolute(withAllowedPictures(data, isPictureAllowed), origin)),
    ),
  ].join('');

/**
 * The shop's icons (adapters/server/files/icons.ts): a vector image, a bitmap for browsers without support for it, and
 * one for home screens.
 */
const ICONS =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';

/** Returns a script element that contains data and does not run. */
export const dataScript = (type: string, data: unknown, id?: string): string =>
  textScript(type, harmlessJson(data), id);

/** Returns a script element that contains text and does not run; the text cannot end it. */
export const textScript = (type: string, text: string, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${text}</script>`;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const openGraph = (
  head: PageHead,
  shop: string,
  origin: string,
  isPictureAllowed: PictureRule,
): ReadonlyArray<string> => [
  meta('property', 'og:site_name', shop),
  meta('property', 'og:type', 'website'),
  meta('property', 'og:title', head.title),
  meta('property', 'og:description', head.description),
  ...(head.canonical === undefined ? [] : [meta('property', 'og:url', origin + head.canonical)]),
  ...(head.image === undefined || !isPictureAllowed(head.image)
    ? []
    : [meta('property', 'og:image', absolutePath(head.image, origin))]),
];

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/**
 * A first paint waits up to a tenth of a second for a font that is preloaded. Phones do not preload it: their first page
 * uses the fallback typeface, and later pages find the font in the browser's cache (decision 6).
 */
const fontPreload = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" media="(min-width: 768px)" crossorigin>`;

/**
 * An inline style sheet and a link with its address, in a relation that browsers ignore. Before the bundler's loader
 * loads the styles of a screen, it searches for a link to the file whose relation contains `stylesheet`.
 */
const style = ({ href, text }: StyleSheet): string =>
  text === undefined ? link('stylesheet', href) : `<style>${text}</style>${link('stylesheet-in-document', href)}`;

const link = (relation: string, href: string): string => `<link rel="${relation}" href="${escapeHtml(href)}">`;

const imagePreload = ({ srcSet, sizes }: NonNullable<PageHead['preloadImage']>): string =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}">`;

const absolutePath = (value: string, origin: string): string =>
  value.startsWith('/') && !value.startsWith('//') ? origin + value : value;

/** Removes images that the page must not refer to from structured data. */
const withAllowedPictures = (
  data: Readonly<Record<string, unknown>>,
  isPictureAllowed: PictureRule,
): Readonly<Record<string, unknown>> => {
  const { image, ...others } = data;
  if (image === undefined) return data;
  const allowed = [image].flat().filter((address) => typeof address !== 'string' || isPictureAllowed(address));
  return allowed.length === 0 ? others : { ...data, image: Array.isArray(image) ? allowed : allowed[0] };
};

/** Returns the data with every path made absolute. */
const absolute = (data: unknown, origin: string): unknown => {
  if (typeof data === 'string') return absolutePath(data, origin);
  if (Array.isArray(data)) return data.map((item: unknown) => absolute(item, origin));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, absolute(value, origin)]));
};
