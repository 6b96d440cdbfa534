import type { ReactElement } from 'react';
import type { Destination } from '../../../core/addresses/address';
import type { AddressQuery } from '../../../core/addresses/address-directory';
import type { SuggestAddress } from '../../../core/addresses/suggest-address';
import { isRight } from '../../../core/shared/either';
import { loadSuggestions, SuggestedField } from '../../forms/suggestions/suggested-field';
import type { SuggestedList } from '../../forms/suggestions/suggested-list';
import type { AddressFormViewModel } from './address-form-view-model';

export interface StreetFieldProps {
  readonly model: AddressFormViewModel;
  readonly formId: string;
  readonly autoComplete: string;
}

const streets = (model: AddressFormViewModel): SuggestedList<AddressQuery, Destination> => {
  const { form } = model;
  const text = (): string => form.field('line1').value;
  return {
    text,
    query: () => ({ text: text(), zipCode: form.field('zipCode').value }),
    type: (typed) => form.change('line1', typed),
    take: model.take,
    nameOf: ({ line1, line2, city, state, zipCode }) =>
      `${[line1, line2].filter(Boolean).join(' ')}, ${city}, ${state} ${zipCode}`,
    draw: ({ line1, line2, city, state, zipCode }) => (
      <>
        <b>{line1}</b> {line2} {city}, {state} {zipCode}
      </>
    ),
    noun: ['address', 'addresses'],
  };
};

/** Rejects when the code of the checkout cannot be loaded. */
const suggestAddressOf = async (model: AddressFormViewModel): Promise<SuggestAddress> => {
  const useCases = await model.useCases();
  if (!isRight(useCases)) throw new Error('the use cases of the checkout could not be loaded');
  return useCases.right.suggestAddress;
};

/** The street's field with suggestions of addresses (CHK-03). */
export const StreetField = ({ model, formId, autoComplete }: StreetFieldProps): ReactElement => (
  <SuggestedField
    form={model.form}
    formId={formId}
    name="line1"
    autoComplete={autoComplete}
    maxLength={100}
    load={() => loadSuggestions(streets(model), () => suggestAddressOf(model))}
  />
);
