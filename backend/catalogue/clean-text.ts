import { decode } from 'html-entities';

// Feeds have been seen encoded three times over; a fifth pass would only serve text that means to show an entity.
const MAX_DECODING_PASSES = 4;

const decodeFully = (text: string): string => {
  let decoded = text;
  for (let pass = 0; pass < MAX_DECODING_PASSES && decoded.includes('&'); pass += 1) {
    const next = decode(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
};

/** Elements whose content is no text, and comments; each with how it ends. */
const blocks: readonly (readonly [RegExp, string])[] = [
  [/<script\b/gi, '</script'],
  [/<style\b/gi, '</style'],
  [/<!--/g, '-->'],
];

/** Takes out what stands between a beginning and its end. One pass: what has no end is looked for once. */
const withoutBlock = (text: string, beginning: RegExp, end: string): string => {
  const lower = text.toLowerCase();
  // Letters that change their length in lower case would move the places.
  if (lower.length !== text.length) return text;
  let kept = '';
  let from = 0;
  beginning.lastIndex = 0;
  for (let match = beginning.exec(text); match !== null; match = beginning.exec(text)) {
    const ends = lower.indexOf(end, match.index);
    if (ends < 0) break;
    const tagEnd = end === '-->' ? ends + end.length : lower.indexOf('>', ends) + 1;
    if (tagEnd === 0) break;
    kept += `${text.slice(from, match.index)} `;
    from = tagEnd;
    beginning.lastIndex = from;
  }
  return kept + text.slice(from);
};

const MAX_STRIPPING_PASSES = 8;

/**
 * Takes markup out until none is left: removing an inner tag can complete an outer one. What is nested deeper than any
 * text of a feed loses the signs that could begin a tag.
 */
const withoutMarkup = (text: string): string => {
  if (!text.includes('<')) return text;
  let stripped = text;
  for (let pass = 0; pass < MAX_STRIPPING_PASSES; pass += 1) {
    const next = blocks
      .reduce((rest, [beginning, end]) => withoutBlock(rest, beginning, end), stripped)
      .replace(/<\/?[a-z][^<>]*>/gi, ' ');
    if (next === stripped) return stripped;
    stripped = next;
  }
  return stripped.replace(/<(?=\/?[a-z])/gi, ' ');
};

/** More marks on one letter than any script writes; composing long runs of them costs the square of their number. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;

/**
 * Plain text out of what a product feed holds: entities decoded however often they were encoded, markup and control
 * characters removed, white space folded, Unicode composed. Never fails; text without anything to clean is unchanged.
 */
export const cleanText = (raw: string): string =>
  withoutMarkup(decodeFully(raw).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(PILED_MARKS, '$1')
    .normalize('NFC');
