import { ownValue } from '../../core/shared/own-value';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  eacute: 'é',
};

const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const INLINE = /<\/?(?:a|abbr|b|em|i|small|span|strong|sub|sup|u)\b[^>]*>/gi;
const TAG = /<\/?[a-z][^>]*(?:>|$)/gi;
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi;

/**
 * Returns the text of a piece of HTML on one line, without markup, scripts and styles. Unknown entities stay unchanged.
 * The result is plain text and must not be parsed as HTML again.
 */
export const plainText = (html: string): string =>
  html.replace(UNSEEN, ' ').replace(INLINE, '').replace(TAG, ' ').replace(ENTITY, decoded).replace(/\s+/g, ' ').trim();

const decoded = (
  written: string,
  hexadecimal: string | undefined,
  decimal: string | undefined,
  name: string | undefined,
): string => {
  if (name !== undefined) return ownValue(NAMED, name.toLowerCase()) ?? written;
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
};
