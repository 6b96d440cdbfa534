import { observer } from 'mobx-react-lite';
import { useId, type ReactElement } from 'react';
import type { Cart, CartItem } from '../../core/cart/cart';
import { Money } from '../design/money';
import * as styles from './free-shipping.module.css';

export interface FreeShippingProps {
  readonly cart: { readonly cart: Cart };
}

const isShipped = ({ fulfilment }: CartItem): boolean => fulfilment === undefined || fulfilment.method === 'ship';

/**
 * What is missing for free shipping. Only items that are shipped count, and a cart without any shows nothing, nor does
 * one whose service does not say.
 */
export const FreeShipping = observer(({ cart: { cart } }: FreeShippingProps): ReactElement | null => {
  const id = useId();
  const remaining = cart.freeShippingRemaining;
  const shipped = cart.items.filter(isShipped);
  if (remaining === undefined || shipped.length === 0) return null;
  const counted = shipped.reduce((sum, { price = 0 }) => sum + price, 0);
  return (
    <div className={styles.progress}>
      <p id={id}>
        {remaining > 0 ? (
          <>
            <b>
              <Money amount={remaining} />
            </b>{' '}
            away from free shipping
          </>
        ) : (
          <b>Your order ships free</b>
        )}
      </p>
      <progress className={styles.bar} max={counted + remaining} value={counted} aria-labelledby={id} />
    </div>
  );
});
