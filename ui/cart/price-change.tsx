import type { ReactElement } from 'react';
import type { CartItem } from '../../core/cart/cart';
import { Money } from '../design/money';
import * as styles from './price-change.module.css';

/** Says that an item does not cost what the shopper last saw; nothing while the price is the same (CHK-07). */
export const PriceChange = ({
  item: { priceBefore, unitPrice },
}: {
  readonly item: Pick<CartItem, 'priceBefore' | 'unitPrice'>;
}): ReactElement | null => {
  if (priceBefore === undefined || unitPrice === undefined || priceBefore === unitPrice) return null;
  const isHigher = unitPrice > priceBefore;
  return (
    <p className={isHigher ? styles.higher : styles.lower}>
      {isHigher ? 'Price went up' : 'Price dropped'} from <Money amount={priceBefore} /> to <Money amount={unitPrice} />
      .
    </p>
  );
};
