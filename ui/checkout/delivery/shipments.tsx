import type { ReactElement } from 'react';
import type { Cart } from '../../../core/cart/cart';
import type { Shipment } from '../../../core/cart/fulfilment/fulfilment';
import { cx } from '../../design/cx';
import { Money } from '../../design/money';
import { ProductPicture } from '../../design/product-picture';
import { ChangeInCart } from './other-way-link';
import { shipmentTitle } from './shipment-title';
import * as styles from './shipments.module.css';

export interface ShipmentsProps {
  readonly cart: Pick<Cart, 'items' | 'shipments'>;
  /** Which of them are shown; all by default. */
  readonly methods?: ReadonlyArray<Shipment['method']>;
  /** Whether each item has its picture. */
  readonly hasPictures?: boolean;
  /** Whether each of several shipments has its total. */
  readonly hasTotals?: boolean;
}

/** What the cost of a shipment is for, and what is changed in the cart. */
const COST_OF = { ship: 'Shipping', pickup: 'Pickup', 'same-day': 'Same-day delivery' } as const;

/** The other company that sells and ships a shipment (CHK-05); undefined for the shop. */
const vendorOf = ({ items }: Pick<Cart, 'items'>, { itemIds }: Shipment): string | undefined =>
  items.find(({ id }) => itemIds.includes(id))?.vendor;

/**
 * The shipments of the order: what arrives or is picked up together, when, for how much, and where that is changed (CHK-02).
 */
export const Shipments = ({
  cart,
  methods,
  hasPictures = false,
  hasTotals = false,
}: ShipmentsProps): ReactElement | null => {
  const shown = cart.shipments.filter(({ method }) => methods === undefined || methods.includes(method));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.shipments} aria-label="Shipments">
      {shown.map((shipment, index) => {
        const vendor = vendorOf(cart, shipment);
        return (
          <li key={index} className={styles.shipment}>
            <p className={styles.title}>{shipmentTitle(shipment)}</p>
            <p className={styles.cost}>
              {COST_OF[shipment.method]}: {shipment.shipping === 0 ? 'Free' : <Money amount={shipment.shipping} />}
            </p>
            {vendor === undefined ? null : <p className={styles.seller}>Sold and shipped by {vendor}</p>}
            <ul className={styles.items}>
              {cart.items
                .filter(({ id }) => shipment.itemIds.includes(id))
                .map(({ id, name, quantity, thumbnail }) => (
                  <li key={id} className={styles.item}>
                    {hasPictures ? (
                      <ProductPicture
                        image={thumbnail}
                        alt=""
                        sizes="48px"
                        from={72}
                        to={160}
                        width={48}
                        height={48}
                        className={styles.picture}
                      />
                    ) : null}
                    <span>
                      {quantity} × {name}
                    </span>
                  </li>
                ))}
            </ul>
            <p className={styles.change}>
              <ChangeInCart what={COST_OF[shipment.method].toLowerCase()} />
            </p>
            {hasTotals && shown.length > 1 ? (
              <>
                <p className={styles.total}>Shipment total, with tax</p>
                <p className={cx(styles.total, styles.amount)}>
                  <Money amount={shipment.total} />
                </p>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
};
