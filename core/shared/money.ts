import { grouped } from './grouped';

/**
 * Formats an amount in a currency (an ISO 4217 code): `$1,234.50`, `€1,234.50`, `¥1,235`. Without `decimals`, the
 * currency decides their number. Dollars are formatted without `Intl.NumberFormat`, because creating one takes longer
 * than formatting all numbers of a page.
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
