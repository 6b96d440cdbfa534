import { observer } from 'mobx-react-lite';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type InputHTMLAttributes,
  type ReactElement,
  type RefObject,
} from 'react';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import { SearchForm } from '../chrome/search-form';
import { useDisabledUnlessFocused } from '../design/use-disabled-unless-focused';
import { useIsHydrated } from '../design/use-is-hydrated';

/** The attributes and handlers that make the search box a combobox. */
export interface Combobox {
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly onFocus: () => void;
  readonly onSubmit: () => void;
}

export interface SuggestionsProps {
  readonly box: RefObject<HTMLInputElement | null>;
  /**
   * Sets the attributes and handlers of the box after each render. The element is reused, so focus, caret and text
   * stay.
   */
  readonly takeOver: (combobox: Combobox) => void;
}

/** Loads the panel of suggestions. Rejects when it cannot be loaded. */
export type LoadSuggestions = () => Promise<ComponentType<SuggestionsProps>>;

export interface SearchBoxProps {
  readonly chrome: Pick<ChromeViewModel, 'searchText' | 'typeSearch' | 'canSearch' | 'search'>;
  readonly loadSuggestions?: LoadSuggestions | undefined;
}

/** Sets the combobox role before the list is loaded, since screen readers do not announce a role that changes later. */
const COMBOBOX_TO_BE = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
} as const;

/**
 * The search box. Text that was typed before hydration is read from the document. The panel of suggestions is loaded on
 * the first focus. If that fails the box stays a plain field, and the next focus tries again.
 */
export const SearchBox = observer(({ chrome, loadSuggestions }: SearchBoxProps): ReactElement => {
  const box = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [combobox, setCombobox] = useState<Combobox>();
  const [isWanted, setWanted] = useState(false);
  const [, renderText] = useState('');
  const button = useDisabledUnlessFocused(useIsHydrated() && !chrome.canSearch);
  const fetchSuggestions = (): void => {
    if (loadSuggestions === undefined) return;
    setWanted(true);
    loadSuggestions().then(
      (loaded) => setSuggestions(() => loaded),
      () => setWanted(false),
    );
  };
  const begin = useEffectEvent(() => {
    chrome.typeSearch(box.current?.value ?? '');
    if (document.activeElement === box.current) fetchSuggestions();
  });
  // Before any other render: a render with the view model's text would overwrite what was typed.
  useLayoutEffect(() => begin(), [chrome]);
  return (
    <SearchForm
      input={{
        ...(isWanted ? COMBOBOX_TO_BE : {}),
        ...combobox?.input,
        ref: box,
        value: chrome.searchText,
        onFocus: combobox?.onFocus ?? fetchSuggestions,
        onChange: (event) => {
          chrome.typeSearch(event.target.value);
          // The view model is observed some time after the hydration. Until then React would restore the former text.
          renderText(event.target.value);
          combobox?.input.onChange?.(event);
        },
      }}
      button={button}
      onSubmit={() => {
        combobox?.onSubmit();
        chrome.search();
      }}
    >
      {Suggestions === undefined ? null : <Suggestions box={box} takeOver={setCombobox} />}
    </SearchForm>
  );
});
