import { useCombobox, type UseComboboxReturnValue, type UseComboboxState } from 'downshift';
import { useLayoutEffect, type KeyboardEvent } from 'react';
import { SEARCH_LABEL } from '../chrome/search-form';
import type { SuggestionsProps } from './search-box';
import type { SuggestionOption } from './suggestion-sections';
import type { SuggestionsViewModel } from './suggestions-view-model';

type Menu = Pick<UseComboboxReturnValue<SuggestionOption>, 'getMenuProps' | 'getItemProps'>;
type StateReducer = NonNullable<Parameters<typeof useCombobox<SuggestionOption>>[0]['stateReducer']>;

const { stateChangeTypes } = useCombobox;

/**
 * Limits Downshift to the highlight and the open state. The text belongs to the shopper, and choosing an option follows
 * its link.
 */
const ownText: StateReducer = (state, { type, changes }): Partial<UseComboboxState<SuggestionOption>> => {
  switch (type) {
    case stateChangeTypes.InputClick:
      return { ...state, isOpen: true };
    default:
      return { ...changes, inputValue: state.inputValue, selectedItem: null };
  }
};

/** Marks a key event that the shop handles itself, so that Downshift ignores it. */
const keepFromDownshift = (event: KeyboardEvent): void => {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
};

const scrollToOption = (option: HTMLElement): void => option.scrollIntoView({ block: 'nearest' });

const nameOf = (option: SuggestionOption | null): string =>
  option === null ? '' : option.kind === 'product' ? option.product.name : option.text;

/**
 * Handles keys: Enter follows the option or submits the form, Delete removes a recent search, Escape on a closed panel
 * empties the box.
 */
const answerKey =
  (model: SuggestionsViewModel) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const { isOpen, options, highlighted } = model;
    const option = isOpen ? options[highlighted] : undefined;
    if (event.key === 'Enter') {
      keepFromDownshift(event);
      if (option === undefined || event.nativeEvent.isComposing) return;
      event.preventDefault();
      model.follow(option);
    } else if (event.key === 'Delete' && option?.kind === 'recent') {
      event.preventDefault();
      model.forget(option.text);
    } else if (event.key === 'Escape' && !isOpen) {
      keepFromDownshift(event);
      event.preventDefault();
      model.clear();
    }
  };

/** Adds the ARIA combobox pattern to the existing search box (SRC-12). */
export const useSuggestionsCombobox = (model: SuggestionsViewModel, { box, takeOver }: SuggestionsProps): Menu => {
  const { options, highlighted, isOpen } = model;
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<SuggestionOption>({
    items: [...options],
    itemToString: nameOf,
    inputValue: model.text,
    selectedItem: null,
    isOpen,
    highlightedIndex: highlighted,
    scrollIntoView: scrollToOption,
    stateReducer: ownText,
    onStateChange: ({ isOpen: opens, highlightedIndex }) => {
      if (opens === true) model.open();
      else if (opens === false) model.close();
      if (highlightedIndex !== undefined) model.highlight(highlightedIndex);
    },
  });
  const {
    ref,
    value: _,
    ...input
  } = getInputProps({ 'aria-label': SEARCH_LABEL, onKeyDown: answerKey(model) }, { suppressRefError: true });
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(box.current);
    takeOver({ input, onFocus: model.focus, onSubmit: model.submit });
  });
  return { getMenuProps, getItemProps };
};
