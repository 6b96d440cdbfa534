import { addressForm, type Address, type AddressField } from '../../../core/addresses/address';
import type { DeliveryAddressChoice } from '../../../core/checkout/steps/set-delivery-address';
import { AS_TYPED, DECISION, type AddressQuestionData } from '../../checkout/address/address-question';
import { textOf } from '../shared/posted-fields';

/** Returns the fields of an address in a posted form. */
export const addressIn = (form: URLSearchParams): Address =>
  Object.fromEntries(addressForm.keys.map((key: AddressField) => [key, textOf(form, key)])) as Record<
    AddressField,
    string
  >;

/** Whether the shopper decided to keep the address as typed. */
export const isKeptAsTyped = (form: URLSearchParams): boolean => form.get(DECISION) === AS_TYPED;

/** Returns the suggestion that the shopper chose; undefined when none was chosen. */
export const chosenSuggestion = (
  form: URLSearchParams,
  { suggestions }: Pick<AddressQuestionData, 'suggestions'>,
): Address | undefined => {
  const decision = form.get(DECISION);
  return decision === null || !/^\d$/.test(decision) ? undefined : suggestions[Number(decision)];
};

/** Returns the choice of a posted delivery form: a saved address, or the typed one. */
export const addressChoiceIn = (form: URLSearchParams): DeliveryAddressChoice | undefined => {
  const addressId = form.get('addressId');
  if (addressId !== null) return { kind: 'saved', addressId: textOf(form, 'addressId') };
  return form.has('line1') ? { kind: 'typed', address: addressIn(form), asTyped: isKeptAsTyped(form) } : undefined;
};
