import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import { ownValue } from '../../core/shared/own-value';
import { Banner } from '../design/banner';
import { ChangeStore } from '../stores/change-store';
import type { StoreFinderViewModel } from '../stores/store-finder-view-model';
import type { CartViewModel } from './cart-view-model';
import * as styles from './cart-dialogs.module.css';

export interface UpdateToPickupProps {
  readonly itemId: string;
  readonly cart: Pick<CartViewModel, 'cart' | 'lineErrors'>;
  readonly finder: StoreFinderViewModel;
  /** Whether the shopper has a store of their own, which then stays as it is. */
  readonly hasStore: boolean;
}

/**
 * UPDATE_TO_PICKUP: stores near the shopper, of which one is chosen to pick up a line of the cart. It becomes the shopper's
 * own store only when there is none yet, as its button says. A store that does not have enough of the item says so, and
 * another one can be chosen (CHK-02).
 */
export const UpdateToPickup = observer(({ itemId, cart, finder, hasStore }: UpdateToPickupProps): ReactElement => {
  const item = cart.cart.items.find(({ id }) => id === itemId);
  const problem = ownValue(cart.lineErrors, itemId);
  const status = useRef<HTMLDivElement>(null);
  // The button of the chosen store is replaced, and the focus would be lost with it.
  useEffect(() => {
    if (problem !== undefined && document.activeElement === document.body) status.current?.focus();
  }, [problem]);
  return (
    <div className={styles.body}>
      <p>{item === undefined ? 'This item is no longer in your cart.' : `Choose a store to pick up ${item.name}.`}</p>
      <div role="status" ref={status} tabIndex={-1}>
        {problem === undefined ? null : <Banner tone="bad" title={problem} />}
      </div>
      <ChangeStore model={finder} choice={hasStore ? 'Pick up here' : undefined} />
    </div>
  );
});
