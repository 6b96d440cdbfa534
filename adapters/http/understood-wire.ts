import type { TypeOf } from 'io-ts';
import { withoutWords, type Understanding } from '../../core/search/listing/understanding';
import { fields, listOf, optional, optionalFlag, optionalText, text, texts } from './wire-codecs';

/**
 * How the embedded service understood a search (FND-01, FND-03). The public services do not send it; then the words were
 * taken as they are.
 */
export const understoodWire = optional(
  fields('understood', {
    corrected_term: optionalText,
    unmatched: texts,
    close: optionalFlag,
    narrowed: listOf(fields('narrowed', { text, name: text, label: text, values: texts })),
  }),
);

/** Converts the service's understanding of a search for this term; undefined when there is nothing to tell. */
export const toUnderstanding = (given: TypeOf<typeof understoodWire>, term: string): Understanding | undefined => {
  if (given === undefined) return undefined;
  const { corrected_term: corrected, unmatched, close = false, narrowed } = given;
  if (corrected === undefined && unmatched.length === 0 && !close && narrowed.length === 0) return undefined;
  return {
    corrected,
    unmatched,
    isClose: close,
    wordFilters: narrowed.map(({ text: words, name, label, values }) => ({
      text: words,
      facet: name,
      label,
      values,
      rest: withoutWords(term, [words]),
    })),
    rest: withoutWords(
      term,
      narrowed.map(({ text: words }) => words),
    ),
  };
};
