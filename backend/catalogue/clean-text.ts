import { decode } from 'html-entities';

// Some feeds are encoded three times. More than four passes would decode text that is meant to show an entity.
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

/** Comments and elements whose content is not text, each with its end. */
const blocks: readonly (readonly [RegExp, string])[] = [
  [/<script\b/gi, '</script'],
  [/<style\b/gi, '</style'],
  [/<!--/g, '-->'],
];

/**
 * Removes everything between a beginning and its end in one pass. When there is no end, it is searched for only once.
 */
const withoutBlock = (text: string, beginning: RegExp, end: string): string => {
  const lower = text.toLowerCase();
  // Letters whose length changes in lower case would shift the positions.
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
 * Removes markup until none is left, because removing an inner tag can complete an outer one. When it is nested too
 * deeply, removes every character that could start a tag.
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

/** More combining marks than any script uses. Composing long runs of them takes quadratic time. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;

/** Words of plain ASCII, which cleaning leaves as they are: most texts. */
const PLAIN_WORDS = /^[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/;

/**
 * Cleans text of a product feed: decodes entities however often they were encoded, removes markup and control
 * characters, folds white space, composes Unicode. Never fails; clean text is unchanged.
 */
export const cleanText = (raw: string): string =>
  PLAIN_WORDS.test(raw)
    ? raw
    : withoutMarkup(decodeFully(raw).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' '))
        .replace(/\s+/g, ' ')
        .trim()
        .replace(PILED_MARKS, '$1')
        .normalize('NFC');
