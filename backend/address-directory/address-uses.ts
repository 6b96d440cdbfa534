/** What a saved address may be used for, on the wire and in the database. */
export type AddressType = 'Shipping' | 'Billing' | 'ShippingAndBilling';

const TYPES: readonly AddressType[] = ['Shipping', 'Billing', 'ShippingAndBilling'];

/** The type with this name; by default an address may be used for everything. */
export const addressTypeOf = (name: string | null): AddressType =>
  TYPES.find((type) => type === name) ?? 'ShippingAndBilling';

/** One value for each use of a saved address. */
export interface OfEachUse<A> {
  readonly delivery: A;
  readonly billing: A;
}

/** Whether an address of this type has this use. */
export const serves = (type: AddressType, use: keyof OfEachUse<unknown>): boolean =>
  type === 'ShippingAndBilling' || type === (use === 'delivery' ? 'Shipping' : 'Billing');

/** The uses for which no address of these types serves: the first one that does becomes the default. [CHK-04] */
export const firstUses = (types: readonly AddressType[]): OfEachUse<boolean> => ({
  delivery: !types.some((type) => serves(type, 'delivery')),
  billing: !types.some((type) => serves(type, 'billing')),
});
