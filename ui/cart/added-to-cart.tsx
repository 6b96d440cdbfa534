import { observer } from 'mobx-react-lite';
import { use, type ReactElement, type ReactNode } from 'react';
import type { CartItem } from '../../core/cart/cart';
import { factsNotInName } from '../../core/catalogue/facts-not-in-name';
import { isChosen, SHIPPING, type FulfilmentChoice } from '../../core/cart/fulfilment/fulfilment';
import { isSameText, personalizationText, type Personalization } from '../../core/personalization/personalization';
import { CART_PATH } from '../../core/paths/paths';
import { Button, ButtonLink } from '../design/button';
import { FIRST_FOCUS } from '../design/first-focus';
import { Money } from '../design/money';
import { ProductPicture } from '../design/product-picture';
import { CapabilityContext } from '../page/capability-context';
import * as styles from './cart-dialogs.module.css';
import type { CartViewModel } from './cart-view-model';
import { FreeShipping } from './free-shipping';
import { wayName, wayText } from './fulfilment-text';

export interface AddedToCartProps {
  readonly cart: Pick<CartViewModel, 'cart'>;
  /** Part number of the variant that was added. */
  readonly partNumber: string;
  /** How it reaches the shopper: shipped by default. */
  readonly choice?: FulfilmentChoice | undefined;
  /** The shopper's text on it. */
  readonly personalization?: Personalization | undefined;
  /** The quantity that was added. */
  readonly quantity: number;
  readonly onClose: () => void;
  /** Undoes the addition. */
  readonly onUndo?: (() => void) | undefined;
  /** Products that are bought with it. */
  readonly beside?: ReactNode;
}

const Line = ({ item, quantity }: { readonly item: CartItem; readonly quantity: number }): ReactElement => {
  const kinds = factsNotInName(item.name, [item.size, item.flavor]);
  return (
    <div className={styles.line}>
      <ProductPicture image={item.thumbnail} alt="" sizes="6rem" from={96} to={320} className={styles.picture} />
      <div className={styles.words}>
        <b>{item.name}</b>
        {kinds.length === 0 ? null : <span>{kinds.join(' · ')}</span>}
        {item.personalization === undefined ? null : <span>{personalizationText(item.personalization)}</span>}
        <span>
          {quantity} × <Money amount={item.unitPrice} />
        </span>
        {item.fulfilment === undefined ? null : (
          <span>
            {wayName(item.fulfilment)}. {wayText({ ...item.fulfilment, reason: item.problem })}
          </span>
        )}
      </div>
    </div>
  );
};

/** ADD_TO_CART: what was added, what is missing for free shipping, and what goes with it (CHK-10). */
export const AddedToCart = observer(
  ({
    cart: { cart },
    partNumber,
    choice = SHIPPING,
    personalization,
    quantity,
    onClose,
    onUndo,
    beside,
  }: AddedToCartProps): ReactElement => {
    const { can } = use(CapabilityContext);
    const lines = cart.items.filter(
      (line) => line.partNumber === partNumber && isSameText(line.personalization, personalization),
    );
    // The same product may be shipped in one line and picked up in another.
    const item = lines.find(({ fulfilment }) => isChosen({ storeId: undefined, ...choice }, fulfilment)) ?? lines[0];
    return (
      <div className={styles.body}>
        {item === undefined ? null : <Line item={item} quantity={quantity} />}
        <FreeShipping cart={{ cart }} />
        <p role="status">
          Your cart: {cart.totalCartQuantity} {cart.totalCartQuantity === 1 ? 'item' : 'items'},{' '}
          <b>
            <Money amount={cart.subTotal} />
          </b>
        </p>
        <div className={styles.actions}>
          <ButtonLink href={CART_PATH} {...{ [FIRST_FOCUS]: '' }}>
            {can('checkout') ? 'View cart and check out' : 'View cart'}
          </ButtonLink>
          <Button look="secondary" onClick={onClose}>
            Keep shopping
          </Button>
          {onUndo === undefined ? null : (
            <Button
              look="quiet"
              onClick={() => {
                onUndo();
                onClose();
              }}
            >
              Undo
            </Button>
          )}
        </div>
        {beside}
      </div>
    );
  },
);
