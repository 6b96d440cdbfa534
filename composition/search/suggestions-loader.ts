import type { LoadSuggestions } from '../../ui/search/search-box';
import type { Supplies } from '../supplies';

/** The panel of suggestions is a chunk of its own, which comes with what it asks at the first focus of the search box. */
export const suggestionsLoader =
  (supplies: Supplies): LoadSuggestions =>
  async () => {
    const [{ makeSuggestions }, whole] = await Promise.all([import('./suggestions'), supplies.whole()]);
    return makeSuggestions(whole);
  };
