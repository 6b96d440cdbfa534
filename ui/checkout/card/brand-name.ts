/** Card brands as shoppers know them, by the names of payment providers. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['american express', 'American Express'],
  ['discover', 'Discover'],
]);

/** Returns the name of a card brand as shoppers write it; an unknown brand as it is, and `Card` without one. */
export const brandName = (brand: string): string => NAMES.get(brand.toLowerCase()) ?? (brand === '' ? 'Card' : brand);
