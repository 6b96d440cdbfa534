import { observer } from 'mobx-react-lite';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type InputHTMLAttributes,
  type ReactElement,
  type RefObject,
} from 'react';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import { SearchForm } from '../chrome/search-form';

/** What makes a combobox of the box: its attributes, and the handlers of its form. */
export interface Combobox {
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly onFocus: () => void;
  readonly onSubmit: () => void;
}

export interface SuggestionsProps {
  readonly box: RefObject<HTMLInputElement | null>;
  /** Takes the box over; called after each drawing. The element stays the same, and so do focus, caret and text. */
  readonly takeOver: (combobox: Combobox) => void;
}

/** Fetches the panel of suggestions; rejects when it cannot be had. */
export type LoadSuggestions = () => Promise<ComponentType<SuggestionsProps>>;

export interface SearchBoxProps {
  readonly chrome: Pick<ChromeViewModel, 'hydrate' | 'searchText' | 'typeSearch' | 'canSearch' | 'search'>;
  readonly loadSuggestions?: LoadSuggestions | undefined;
}

/** Who comes to the box hears what it is, before its list is there: a role that changed later would go unheard. */
const COMBOBOX_TO_BE = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
} as const;

/**
 * The search box; what was typed before scripts took over is taken from the document. The panel of suggestions comes
 * with the first focus. Where it cannot be had the box is a plain one, and the next focus tries again.
 */
export const SearchBox = observer(({ chrome, loadSuggestions }: SearchBoxProps): ReactElement => {
  const box = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [combobox, setCombobox] = useState<Combobox>();
  const [isWanted, setWanted] = useState(false);
  const fetchSuggestions = (): void => {
    if (loadSuggestions === undefined) return;
    setWanted(true);
    loadSuggestions().then(
      (loaded) => setSuggestions(() => loaded),
      () => setWanted(false),
    );
  };
  const begin = useEffectEvent(() => {
    chrome.hydrate(box.current?.value ?? '');
    if (document.activeElement === box.current) fetchSuggestions();
  });
  useEffect(() => begin(), [chrome]);
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
          combobox?.input.onChange?.(event);
        },
      }}
      canSubmit={chrome.canSearch}
      onSubmit={() => {
        combobox?.onSubmit();
        chrome.search();
      }}
    >
      {Suggestions === undefined ? null : <Suggestions box={box} takeOver={setCombobox} />}
    </SearchForm>
  );
});
