import { createContext, use, type ReactNode } from 'react';
import { formatPrice } from '../../core/catalogue/price';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import { formatMoney } from '../../core/shared/money';

/** The shop's currency, an ISO 4217 code. The server and the browser's root provide the configured one. */
export const CurrencyContext = createContext(DEFAULT_BRAND.currency);

export interface MoneyProps {
  /** Undefined is shown as `N/A` (REC-03). */
  readonly amount: number | undefined;
}

/** An amount in the shop's currency. */
export const Money = ({ amount }: MoneyProps): ReactNode => formatPrice(amount, use(CurrencyContext));

/** A whole amount in the shop's currency, without decimals: `$5`. */
export const WholeMoney = ({ amount }: { readonly amount: number }): ReactNode =>
  formatMoney(amount, use(CurrencyContext), 0);
