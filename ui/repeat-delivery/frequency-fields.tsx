import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { START_PARAMETERS } from '../../core/repeat-delivery/start-parameters';
import { Field } from '../design/field';
import { Select } from '../design/select';
import type { RepeatChoiceViewModel } from './repeat-choice-view-model';
import { lastsText } from './lasts-text';
import { frequencyOptions } from './repeat-words';

export interface FrequencyFieldsProps {
  readonly model: RepeatChoiceViewModel;
  readonly error?: ReadonlyArray<string> | undefined;
  /** Element id of the select. */
  readonly id?: string | undefined;
  /** Posts a frequency only once the shopper has chosen one, so that the next page still follows the recommendation. */
  readonly isChoiceOnly?: boolean;
}

/** The weight of the pet, which decides what is recommended. Nothing for what no pet eats. */
export const WeightField = observer(({ model }: Pick<FrequencyFieldsProps, 'model'>): ReactElement | null =>
  model.food === undefined ? null : (
    <Field
      name={START_PARAMETERS.weight}
      label="Pet’s weight (lb)"
      hint={
        model.pet === undefined
          ? 'We’ll suggest a schedule for your pet.'
          : `We used ${model.pet.name}’s weight from My Pets.`
      }
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      error={model.weightError}
      required={false}
      value={model.weight}
      onChange={({ target }) => model.typeWeight(target.value)}
      onBlur={() => model.checkWeight()}
    />
  ),
);

/** How often it comes. The recommendation follows from the size of the packs and the weight of the pet (RPD-01). */
export const FrequencySelect = observer(
  ({ model, error, id, isChoiceOnly = false }: FrequencyFieldsProps): ReactElement => {
    const { recommendation } = model;
    return (
      <Select
        id={id}
        name={isChoiceOnly && model.chosenEvery === undefined ? undefined : START_PARAMETERS.every}
        label="How often"
        options={frequencyOptions(recommendation)}
        hint={recommendation === undefined ? undefined : lastsText(recommendation)}
        error={error}
        value={model.every}
        onChange={({ target }) => model.chooseEvery(target.value)}
      />
    );
  },
);
