/** Returns the English name of a currency (an ISO 4217 code) for a sentence: `US dollars`, `euros`. */
export const currencyName = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;
