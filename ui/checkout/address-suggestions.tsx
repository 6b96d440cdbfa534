import { useCombobox, type UseComboboxState } from 'downshift';
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
import type { Destination } from '../../core/addresses/address';
import { VisuallyHidden } from '../design/visually-hidden';
import * as styles from './address-suggestions.module.css';
import type { AddressSuggestionsViewModel } from './address-suggestions-view-model';

export interface AddressSuggestionsProps {
  readonly model: AddressSuggestionsViewModel;
  /** The street's field, which exists already. */
  readonly box: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** Sets the attributes and handlers of the field after each render. Focus, caret and text stay. */
  readonly takeOver: (input: InputHTMLAttributes<HTMLInputElement>) => void;
}

type StateReducer = NonNullable<Parameters<typeof useCombobox<Destination>>[0]['stateReducer']>;

const { stateChangeTypes } = useCombobox;

/** Limits Downshift to the highlight, the open state and the choice. The text belongs to the form. */
const ownText: StateReducer = (state, { type, changes }): Partial<UseComboboxState<Destination>> =>
  type === stateChangeTypes.InputClick ? { ...state } : { ...changes, inputValue: state.inputValue };

const nameOf = (place: Destination | null): string =>
  place === null ? '' : `${place.line1}, ${place.city}, ${place.state} ${place.zipCode}`;

/** The list of addresses below the street's field, as a combobox (CHK-03). It is loaded on the first focus. */
export const AddressSuggestions = observer(({ model, box, label, takeOver }: AddressSuggestionsProps): ReactElement => {
  useEffect(() => model.start(), [model]);
  const { options, highlighted, isOpen } = model;
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Destination>({
    items: [...options],
    itemToString: nameOf,
    inputValue: model.text,
    selectedItem: null,
    isOpen,
    highlightedIndex: highlighted,
    stateReducer: ownText,
    onStateChange: ({ type, isOpen: opens, highlightedIndex, selectedItem }) => {
      if (selectedItem !== undefined && selectedItem !== null && type !== stateChangeTypes.InputBlur)
        model.choose(selectedItem);
      else if (opens === false) model.close();
      else if (highlightedIndex !== undefined) model.highlight(highlightedIndex);
    },
  });
  const {
    ref,
    value: _value,
    autoComplete: _autoComplete,
    ...input
  } = getInputProps(
    { onChange: (event: ChangeEvent<HTMLInputElement>) => model.type(event.target.value) },
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
          ? options.map((place, index) => (
              <li
                key={nameOf(place)}
                {...getItemProps({ item: place, index })}
                className={styles.option}
                data-highlighted={highlighted === index ? '' : undefined}
              >
                <MapPin size={18} aria-hidden />
                <span>
                  <b>{place.line1}</b> {place.city}, {place.state} {place.zipCode}
                </span>
              </li>
            ))
          : null}
      </ul>
    </>
  );
});
