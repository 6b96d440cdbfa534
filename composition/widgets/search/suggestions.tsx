import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { SuggestionsProps } from '../../../ui/search/search-box';
import { Suggestions } from '../../../ui/search/suggestions';
import { SuggestionsViewModel } from '../../../ui/search/suggestions-view-model';
import type { AllDependencies } from '../../page/screen-dependencies';

/** Makes the panel of suggestions for the search box in the header. */
export const makeSuggestions = ({
  behaviour,
  chrome,
  history,
  panels,
  recentSearches,
  rememberChosenProduct,
  suggestAsTyped,
}: AllDependencies): ComponentType<SuggestionsProps> => {
  const model = new SuggestionsViewModel(chrome, {
    suggestAsTyped,
    recent: recentSearches,
    tracker: behaviour,
    rememberChosenProduct,
    history,
    panels,
  });
  return observer((props) => <Suggestions {...props} model={model} />);
};
