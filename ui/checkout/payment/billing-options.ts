import type { Address } from '../../../core/addresses/address';
import type { BillingChoice } from '../../../core/checkout/steps/complete-payment';

/** The values of the options for the address of the bill, beside those of saved addresses. */
export const SAME_AS_DELIVERY = 'delivery';
export const NEW_BILLING = 'new';

/** Returns the value of a saved address's option. */
export const billToSaved = ({ id }: { readonly id: string }): string => `saved:${id}`;

/** Returns the id of the saved address that an option stands for; undefined for other values. */
export const savedBillingId = (value: string): string | undefined => /^saved:(.{1,64})$/.exec(value)?.[1];

type TypedBilling = Omit<Extract<BillingChoice, { kind: 'typed' }>, 'kind'>;

/** Returns the choice that an option stands for. */
export const billingChoice = (value: string, typed: TypedBilling | undefined): BillingChoice => {
  const addressId = savedBillingId(value);
  if (addressId !== undefined) return { kind: 'saved', addressId };
  return value === NEW_BILLING && typed !== undefined ? { kind: 'typed', ...typed } : { kind: 'delivery' };
};

/** Returns a choice with the address that the shopper chose after the directory's question. */
export const decidedBilling = (choice: BillingChoice, address: Address): BillingChoice =>
  choice.kind === 'typed' ? { ...choice, address, asTyped: true } : choice;
