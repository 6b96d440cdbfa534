import { grouped } from './grouped';

/**
 * An amount in a currency (an ISO 4217 code): `$1,234.50`, `€1,234.50`, `¥1,235`. Without `decimals` it has as many as
 * the currency has. Dollars are written by hand: a browser's `Intl.NumberFormat` takes longer to make than a whole page
 * of numbers.
 */
export const formatMoney = (amount: number, currency: string, decimals?: number): string =>
  currency === 'USD'
    ? grouped(amount, decimals ?? 2).replace(/\d/, '$$$&')
    : amount.toLocaleString('en-US', {
        style: 'currency',
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
