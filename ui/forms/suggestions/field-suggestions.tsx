import { useCombobox, type UseComboboxProps, type UseComboboxState, type UseComboboxStateChange } from 'downshift';
import { observer } from 'mobx-react-lite';
import {
  useEffect,
  useLayoutEffect,
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactElement,
  type RefObject,
} from 'react';
import MapPin from 'lucide-react/icons/map-pin';
import { VisuallyHidden } from '../../design/visually-hidden';
import * as styles from './field-suggestions.module.css';
import type { FieldSuggestionsViewModel } from './field-suggestions-view-model';

/** What the list needs of its field, which exists already. */
export interface SuggestionsProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** Sets the attributes and handlers of the field after each render. Focus, caret and text stay. */
  readonly takeOver: (input: InputHTMLAttributes<HTMLInputElement>) => void;
}

export interface FieldSuggestionsProps<Query, Item> extends SuggestionsProps {
  readonly model: FieldSuggestionsViewModel<Query, Item>;
}

const { stateChangeTypes } = useCombobox;

/** Limits Downshift to the highlight, the open state and the choice. The text belongs to the form. */
const ownText = <Item,>(
  state: UseComboboxState<Item>,
  { type, changes }: Parameters<NonNullable<UseComboboxProps<Item>['stateReducer']>>[1],
): Partial<UseComboboxState<Item>> =>
  type === stateChangeTypes.InputClick ? { ...state } : { ...changes, inputValue: state.inputValue };

/** Tells the model what Downshift has changed. Leaving the field chooses nothing. */
const follow = <Query, Item>(
  model: FieldSuggestionsViewModel<Query, Item>,
  { type, isOpen, highlightedIndex, selectedItem }: UseComboboxStateChange<Item>,
): void => {
  if (selectedItem !== undefined && selectedItem !== null && type !== stateChangeTypes.InputBlur)
    model.choose(selectedItem);
  else if (isOpen === false) model.close();
  else if (highlightedIndex !== undefined) model.highlight(highlightedIndex);
};

/** The list of suggestions below a field, as a combobox (CHK-03, ACC-04). It is loaded on the first focus. */
export const FieldSuggestions = observer(
  <Query, Item>({ model, box, label, takeOver }: FieldSuggestionsProps<Query, Item>): ReactElement => {
    useEffect(() => model.start(), [model]);
    const { options, highlighted, isOpen, list } = model;
    const { getInputProps, getMenuProps, getItemProps } = useCombobox<Item>({
      items: [...options],
      itemToString: (item) => (item === null ? '' : list.nameOf(item)),
      inputValue: model.text,
      selectedItem: null,
      isOpen,
      highlightedIndex: highlighted,
      stateReducer: ownText,
      onStateChange: (change) => follow(model, change),
    });
    const {
      ref,
      value: _value,
      autoComplete: _autoComplete,
      // The field has its own label, and Downshift's is not used.
      'aria-labelledby': _labelledBy,
      ...input
    } = getInputProps(
      {
        onChange: (event: ChangeEvent<HTMLInputElement>) => model.type(event.target.value),
        // Downshift closes an open list. Suggestions that come later would open the list and take the focus back.
        onBlur: () => (isOpen ? undefined : model.close()),
      },
      { suppressRefError: true },
    );
    useLayoutEffect(() => {
      if (typeof ref === 'function') ref(box.current);
      takeOver(input);
    });
    return (
      <>
        <VisuallyHidden>
          <span role="status">{model.announcement}</span>
        </VisuallyHidden>
        <ul
          {...getMenuProps({ 'aria-label': `Suggestions for ${label}` }, { suppressRefError: true })}
          className={styles.list}
          hidden={!isOpen}
        >
          {isOpen
            ? options.map((item, index) => (
                <li
                  key={list.nameOf(item)}
                  {...getItemProps({ item, index })}
                  className={styles.option}
                  data-highlighted={highlighted === index ? '' : undefined}
                >
                  <MapPin size={18} aria-hidden />
                  <span>{list.draw(item)}</span>
                </li>
              ))
            : null}
        </ul>
      </>
    );
  },
);
