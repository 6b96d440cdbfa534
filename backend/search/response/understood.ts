import type { SearchResult } from '../model/search-types.ts';

/**
 * How a query was understood: its correction, the words that no product has, and the words that were applied as filters.
 * The public services have no such field. Undefined when the words were taken as they are. [FND-01] [FND-03]
 */
export const understoodOnWire = ({
  corrected,
  unmatched,
  relaxed,
  narrowings,
}: SearchResult): Readonly<Record<string, unknown>> | undefined =>
  corrected === undefined && unmatched.length === 0 && !relaxed && narrowings.length === 0
    ? undefined
    : {
        ...(corrected === undefined ? {} : { corrected_term: corrected }),
        unmatched,
        close: relaxed,
        narrowed: narrowings.map(({ text, name, displayName, values, label }) => ({
          text,
          name,
          display_name: displayName,
          values,
          label,
        })),
      };
