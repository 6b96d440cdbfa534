import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { CartItem } from '../../core/cart/cart';
import { cartMessage } from '../../core/cart/cart-message';
import { isChosen, SHIPPING } from '../../core/cart/fulfilment/fulfilment';
import { CART_PATH } from '../../core/paths/paths';
import { Button, ButtonLink } from '../design/button';
import { FIRST_FOCUS } from '../design/first-focus';
import * as styles from './cart-dialogs.module.css';
import type { CartViewModel, Refused } from './cart-view-model';

export interface NotAddedToCartProps {
  readonly cart: Pick<CartViewModel, 'add' | 'cart'>;
  readonly refused: Refused;
  readonly onClose: () => void;
  /** Opens the choice of a store; undefined in a shop without pickup. */
  readonly onChooseStore: (() => void) | undefined;
}

/** How many more of a product can be added in the same way, when the service says how many there are. */
const rest = ({ wanted, error }: Refused, cart: CartViewModel['cart']): number => {
  if (error.kind !== 'not-enough-stock' || error.available === undefined) return 0;
  const way = { storeId: undefined, ...(wanted.choice ?? SHIPPING) };
  const isSame = ({ partNumber, fulfilment }: CartItem): boolean =>
    partNumber === wanted.partNumber && (fulfilment === undefined || isChosen(way, fulfilment));
  return error.available - (cart.items.find(isSame)?.quantity ?? 0);
};

const isAtStore = ({ wanted, error }: Refused): boolean =>
  error.kind === 'not-enough-stock' && (wanted.choice ?? SHIPPING).method !== 'ship';

/** ADD_TO_CART_ERROR: why a product was not added, and what can be done instead (CHK-10). */
export const NotAddedToCart = observer(
  ({ cart, refused, onClose, onChooseStore }: NotAddedToCartProps): ReactElement => {
    const { wanted, error } = refused;
    const left = rest(refused, cart.cart);
    const isInCart = cart.cart.items.some(({ partNumber }) => partNumber === wanted.partNumber);
    return (
      <div className={styles.body}>
        <p>
          <b>{wanted.name}</b>
        </p>
        <p role="alert">
          {cartMessage(error)}
          {isAtStore(refused) ? ' Another store may have more, or you can try shipping.' : ''}
        </p>
        <div className={styles.actions}>
          {left > 0 ? (
            <Button
              {...{ [FIRST_FOCUS]: '' }}
              onClick={() => {
                onClose();
                void cart.add({ ...wanted, quantity: left });
              }}
            >
              {isInCart ? `Add ${left} more` : `Add ${left} instead`}
            </Button>
          ) : null}
          {onChooseStore !== undefined && (error.kind === 'not-enough-stock' || error.kind === 'not-for-sale') ? (
            <Button look="secondary" onClick={onChooseStore}>
              Try another store
            </Button>
          ) : null}
          {isInCart ? (
            <ButtonLink href={CART_PATH} look="secondary">
              View cart
            </ButtonLink>
          ) : null}
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    );
  },
);
