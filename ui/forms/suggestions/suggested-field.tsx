import { observer } from 'mobx-react-lite';
import { useRef, useState, type ComponentType, type InputHTMLAttributes, type ReactElement } from 'react';
import type { SuggestWhileTyping } from '../../../core/shared/suggest-while-typing';
import { Field } from '../../design/field';
import { boundInput, type FormFieldProps } from '../form-field';
import type { SuggestionsProps } from './field-suggestions';
import * as styles from './suggested-field.module.css';
import type { SuggestedList } from './suggested-list';

export interface SuggestedFieldProps<Key extends string> extends FormFieldProps<Key> {
  /** Loads the list of suggestions; see `loadSuggestions`. */
  readonly load: () => Promise<ComponentType<SuggestionsProps>>;
}

/** Loads a list of suggestions with its use case. Rejects when the code of one of them cannot be loaded. */
export const loadSuggestions = async <Query, Item>(
  list: SuggestedList<Query, Item>,
  loadUseCase: () => Promise<SuggestWhileTyping<Query, Item>>,
): Promise<ComponentType<SuggestionsProps>> => {
  const [{ FieldSuggestions }, { FieldSuggestionsViewModel }, suggest] = await Promise.all([
    import('./field-suggestions'),
    import('./field-suggestions-view-model'),
    loadUseCase(),
  ]);
  const model = new FieldSuggestionsViewModel(list, suggest);
  return (props) => <FieldSuggestions {...props} model={model} />;
};

/**
 * A field of a form with suggestions while the shopper types. Their code is loaded on the first focus; until then, and
 * when that fails, it is a plain field.
 */
export const SuggestedField = observer(
  <Key extends string>({ load, ...props }: SuggestedFieldProps<Key>): ReactElement => {
    const box = useRef<HTMLInputElement>(null);
    const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
    const [combobox, setCombobox] = useState<InputHTMLAttributes<HTMLInputElement>>();
    const { onChange, ...input } = boundInput(props);
    const isFetching = useRef(false);
    /** The box can get the focus again while the code is on its way; after a failure the next focus tries again. */
    const fetchSuggestions = (): void => {
      if (Suggestions !== undefined || isFetching.current) return;
      isFetching.current = true;
      load().then(
        (loaded) => setSuggestions(() => loaded),
        () => (isFetching.current = false),
      );
    };
    return (
      <div className={styles.field}>
        <Field
          {...combobox}
          {...input}
          inputRef={box}
          type={props.type}
          autoComplete={props.autoComplete}
          onFocus={fetchSuggestions}
          onChange={(event) => {
            if (combobox?.onChange === undefined) onChange(event);
            else combobox.onChange(event);
          }}
        />
        {Suggestions === undefined ? null : <Suggestions box={box} label={input.label} takeOver={setCombobox} />}
      </div>
    );
  },
);
