import { use, type ReactElement } from 'react';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Truck from 'lucide-react/icons/truck';
import { formatDay, type DeliveryPromise } from '../../../core/catalogue/delivery-promise';
import { Money } from '../../design/money';
import type { Product } from '../../../core/catalogue/product';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './delivery.module.css';
import { Pickup, type PickupProps } from './pickup';

export interface DeliveryProps extends PickupProps {
  readonly product: PickupProps['product'] & Pick<Product, 'repeatDelivery'>;
  readonly promise: DeliveryPromise;
}

/** The delivery options with time and cost, shown before the product is in the cart. */
export const Delivery = ({ promise, ...pickup }: DeliveryProps): ReactElement | null => {
  const hasPickup = use(CapabilityContext).can('pickup');
  const { product } = pickup;
  const isSent = !product.inStoreOnly && !product.pickupOnly;
  return !isSent && !hasPickup ? null : (
    <ul className={styles.ways} aria-label="How to get it">
      {isSent ? (
        <li className={styles.way}>
          <Truck size={24} aria-hidden />
          <span className={styles.words}>
            <b>Delivery by {formatDay(promise.by)}</b>
            <span>
              Free from <Money amount={promise.freeFrom} />
            </span>
          </span>
          <span className={styles.cost}>
            <Money amount={promise.cost} />
          </span>
        </li>
      ) : null}
      {hasPickup ? <Pickup {...pickup} product={product} /> : null}
      {isSent && product.repeatDelivery ? (
        <li className={styles.way}>
          <Repeat2 size={24} aria-hidden />
          <span className={styles.words}>
            <b>Repeat Delivery</b>
            <span>Comes again as often as you like</span>
          </span>
        </li>
      ) : null}
    </ul>
  );
};
