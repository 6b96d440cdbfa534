import type { ReactElement } from 'react';
import type { Shipment } from '../../../core/cart/fulfilment/fulfilment';
import { CART_PATH } from '../../../core/paths/paths';
import { VisuallyHidden } from '../../design/visually-hidden';
import * as styles from './shipments.module.css';

const WAYS = { ship: 'shipping', pickup: 'pickup', 'same-day': 'same-day delivery' } as const;

/** The way to the cart, where each item is shipped, picked up or delivered on the same day instead (CHK-02). */
export const ChangeInCart = ({ method }: Pick<Shipment, 'method'>): ReactElement => (
  <p className={styles.change}>
    <a href={CART_PATH}>
      Change in cart<VisuallyHidden>: {WAYS[method]}</VisuallyHidden>
    </a>
  </p>
);
