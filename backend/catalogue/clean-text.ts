import { decode } from 'html-entities';

// Feeds have been seen encoded three times over; a fifth pass would only serve text that means to show an entity.
const MOST_DECODING_PASSES = 4;

const decodeFully = (text: string): string => {
  let decoded = text;
  for (let pass = 0; pass < MOST_DECODING_PASSES && decoded.includes('&'); pass += 1) {
    const next = decode(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
};

/** Takes markup out until none is left: removing an inner tag can complete an outer one. */
const withoutMarkup = (text: string): string => {
  let stripped = text;
  for (;;) {
    const next = stripped
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
      .replace(/<!--[\s\S]*?-->/g, ' ')
      .replace(/<\/?[a-z][^<>]*>/gi, ' ');
    if (next === stripped) return stripped;
    stripped = next;
  }
};

/**
 * Plain text out of what a product feed holds: entities decoded however often they were encoded, markup and control
 * characters removed, white space folded, Unicode composed. Never fails; text without anything to clean is unchanged.
 */
export const cleanText = (raw: string): string =>
  withoutMarkup(decodeFully(raw).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
