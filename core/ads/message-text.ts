import type { ProductAd } from './ad';

const MARKUP = /<(script|style)\b.*?(<\/\1\s*>|$)|<[!/a-z][^>]*(>|$)/gis;

const textOf = (html: string): string =>
  html.replace(MARKUP, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&').trim();

/**
 * Returns an ad's messages on one line, without markup; empty when it has none. The shop's server has already reduced
 * them to text in which only `<` and `&` are escaped. The result is plain text and must not be parsed as HTML.
 */
export const messageText = ({ rdMessageHtml, bogoMessageHtml }: ProductAd): string =>
  [rdMessageHtml, bogoMessageHtml]
    .map(textOf)
    .filter((text) => text !== '')
    .join(' · ');
