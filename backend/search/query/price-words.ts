import { UNIT_WORDS } from './units.ts';

/** A price in words. */
export interface PriceWords {
  /** The words as written. */
  readonly text: string;
  /** Low and high end in dollars, as in a filter. */
  readonly range: string;
  readonly label: string;
}

// "under 50 lb" is a weight, and "under 5" is not part of "under 55".
const amount = String.raw`\$?\s?(\d{1,5}(?:\.\d{1,2})?)(?![\d.]*\d|\s?(?:${UNIT_WORDS})\b)(?:\s?(?:dollars|usd|bucks)\b)?`;

const patterns: readonly {
  readonly pattern: RegExp;
  readonly range: (one: string, two: string) => string;
  readonly label: (one: string, two: string) => string;
}[] = [
  {
    pattern: new RegExp(String.raw`\b(?:between|from)\s+${amount}\s+(?:and|to)\s+${amount}`, 'i'),
    range: (low, high) => `${low}-${high}`,
    label: (low, high) => `Price $${low} – $${high}`,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?)\s+${amount}`,
      'i',
    ),
    range: (high) => `0-${high}`,
    label: (high) => `Price up to $${high}`,
  },
  {
    pattern: new RegExp(String.raw`\b(?:over|above|more than|at least|starting at)\s+${amount}`, 'i'),
    range: (low) => `${low}-inf`,
    label: (low) => `Price from $${low}`,
  },
];

/** The first price in words, such as "under $50"; undefined without any, and for ends in the wrong order. */
export const readPriceWords = (text: string): PriceWords | undefined => {
  for (const { pattern, range, label } of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [said, one = '', two = ''] = match;
    if (two !== '' && Number(one) > Number(two)) return undefined;
    return { text: said, range: range(one, two), label: label(one, two) };
  }
  return undefined;
};
