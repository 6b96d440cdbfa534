import type { LoadSuggestions } from '../../../ui/search/search-box';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** The panel of suggestions is a chunk of its own, which comes with its use cases at the first focus of the search box. */
export const suggestionsLoader =
  ({ loadAll }: Pick<ScreenDependencies, 'loadAll'>): LoadSuggestions =>
  async () => {
    const [{ makeSuggestions }, dependencies] = await Promise.all([import('./suggestions'), loadAll()]);
    return makeSuggestions(dependencies);
  };
