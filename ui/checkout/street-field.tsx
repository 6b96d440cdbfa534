import { observer } from 'mobx-react-lite';
import { useRef, useState, type ComponentType, type InputHTMLAttributes, type ReactElement } from 'react';
import { isRight } from '../../core/shared/either';
import { Field } from '../design/field';
import { fieldId } from '../forms/field-id';
import type { AddressFormViewModel } from './address-form-view-model';
import type { AddressSuggestionsProps } from './address-suggestions';
import * as styles from './address-fields.module.css';

export interface StreetFieldProps {
  readonly model: AddressFormViewModel;
  readonly formId: string;
  readonly autoComplete: string;
}

type Suggestions = ComponentType<Omit<AddressSuggestionsProps, 'model'>>;

/** Loads the list of suggestions with its use case. Rejects when the code cannot be loaded. */
const loadSuggestions = async (model: AddressFormViewModel): Promise<Suggestions> => {
  const [{ AddressSuggestions }, { AddressSuggestionsViewModel }, useCases] = await Promise.all([
    import('./address-suggestions'),
    import('./address-suggestions-view-model'),
    model.useCases(),
  ]);
  if (!isRight(useCases)) throw new Error('the use cases of the checkout could not be loaded');
  const suggestions = new AddressSuggestionsViewModel(model, useCases.right.suggestAddress);
  return (props) => <AddressSuggestions {...props} model={suggestions} />;
};

/**
 * The street's field. The list of suggestions is loaded on the first focus; until then, and when that fails, it is a
 * plain field.
 */
export const StreetField = observer(({ model, formId, autoComplete }: StreetFieldProps): ReactElement => {
  const box = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Suggestions>();
  const [combobox, setCombobox] = useState<InputHTMLAttributes<HTMLInputElement>>();
  const { label, value, errors } = model.form.field('line1');
  const fetchSuggestions = (): void => {
    if (Suggestions !== undefined) return;
    loadSuggestions(model).then(
      (loaded) => setSuggestions(() => loaded),
      () => undefined,
    );
  };
  return (
    <div className={styles.street}>
      <Field
        {...combobox}
        inputRef={box}
        id={fieldId(formId, 'line1')}
        name="line1"
        label={label}
        value={value}
        error={errors}
        autoComplete={autoComplete}
        maxLength={100}
        onFocus={fetchSuggestions}
        onChange={(event) => {
          if (combobox?.onChange === undefined) model.form.change('line1', event.target.value);
          else combobox.onChange(event);
        }}
      />
      {Suggestions === undefined ? null : <Suggestions box={box} label={label} takeOver={setCombobox} />}
    </div>
  );
});
