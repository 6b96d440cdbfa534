import type { LoadSuggestions } from '../../../ui/search/search-box';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** Loads the panel of suggestions and its use cases, in a chunk of its own, at the first focus of the search box. */
export const suggestionsLoader =
  ({ loadAll }: Pick<ScreenDependencies, 'loadAll'>): LoadSuggestions =>
  async () => {
    const [{ makeSuggestions }, dependencies] = await Promise.all([import('./suggestions'), loadAll()]);
    return makeSuggestions(dependencies);
  };
