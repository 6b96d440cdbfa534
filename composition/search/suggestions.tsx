import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { SuggestionsProps } from '../../ui/search/search-box';
import { Suggestions } from '../../ui/search/suggestions';
import { SuggestionsViewModel } from '../../ui/search/suggestions-view-model';
import type { Supplies } from '../supplies';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { SearchTokens } from '../tokens/search-tokens';

/** The panel of suggestions for the one search box in the header. */
export const makeSuggestions = (supplies: Supplies): ComponentType<SuggestionsProps> => {
  const model = new SuggestionsViewModel(supplies.get(ChromeTokens.chrome), {
    suggestAsTyped: supplies.get(SearchTokens.suggestAsTyped),
    recent: supplies.get(SearchTokens.recentSearches),
    tracker: supplies.get(AnalyticsTokens.behaviour),
    rememberChosenProduct: supplies.get(SearchTokens.rememberChosenProduct),
    history: supplies.get(PlatformTokens.history),
    panels: supplies.get(ChromeTokens.panels),
  });
  return observer((props) => <Suggestions {...props} model={model} />);
};
