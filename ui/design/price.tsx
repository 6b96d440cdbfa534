import { use, type ReactElement } from 'react';
import { formatPrice, rangeLabel, wasLabel, type Prices } from '../../core/catalogue/price';
import { cx } from './cx';
import { CurrencyContext } from './money';
import * as styles from './price.module.css';

export interface PriceProps {
  readonly prices: Prices;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
  /** The price per unit, such as `$2.08 / lb` (PRO-03). A range has none. */
  readonly unit?: string | undefined;
}

/**
 * A product's price: the current one, `was {normal price}` on offer, `from {min} up to {max}` over its variants, or N/A
 * (REC-03); and the price per unit of a single price.
 */
export const Price = ({ prices, size = 'medium', className, unit }: PriceProps): ReactElement => {
  const currency = use(CurrencyContext);
  const range = rangeLabel(prices, currency);
  const was = wasLabel(prices, currency);
  const missing = prices.price === undefined && range === undefined;
  return (
    <p
      className={cx(
        styles.price,
        missing ? styles.missing : range === undefined ? styles.now : styles.range,
        styles[size],
        className,
      )}
      data-offer={was !== undefined || undefined}
    >
      {`${range ?? formatPrice(prices.price, currency)}${was === undefined ? '' : ' '}`}
      {was === undefined ? null : <span className={styles.was}>{was}</span>}
      {unit === undefined || range !== undefined ? null : <span className={styles.unit}> {unit}</span>}
    </p>
  );
};
