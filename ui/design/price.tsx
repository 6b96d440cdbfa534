import { use, type ReactElement } from 'react';
import { formatPrice, rangeLabel, wasLabel, type Prices } from '../../core/catalogue/price';
import { cx } from './cx';
import { CurrencyContext } from './money';
import * as styles from './price.module.css';

export interface PriceProps {
  readonly prices: Prices;
  readonly size?: 'small' | 'medium' | 'large';
}

/**
 * A product's price: the current one, `was {normal price}` on offer, `from {min} up to {max}` over its variants, or N/A
 * (REC-03).
 */
export const Price = ({ prices, size = 'medium' }: PriceProps): ReactElement => {
  const currency = use(CurrencyContext);
  const range = rangeLabel(prices, currency);
  const was = wasLabel(prices, currency);
  const missing = prices.price === undefined && range === undefined;
  return (
    <p className={cx(styles.price, styles[size])} data-offer={was !== undefined || undefined}>
      <span className={missing ? styles.missing : range === undefined ? styles.now : styles.range}>
        {range ?? formatPrice(prices.price, currency)}
      </span>
      {was === undefined ? null : (
        <>
          {' '}
          <span className={styles.was}>{was}</span>
        </>
      )}
    </p>
  );
};
