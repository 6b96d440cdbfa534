import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import { MAX_QUANTITY, type CartItem } from '../../../core/cart/cart';
import { unitPriceLabel } from '../../../core/catalogue/unit-price';
import { nameWithText, personalizationText } from '../../../core/personalization/personalization';
import { personalizePath } from '../../../core/paths/personalize-paths';
import { CurrencyContext, Money } from '../../design/money';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { Button } from '../../design/button';
import { ProductPicture } from '../../design/product-picture';
import { QuantityStepper } from '../../design/quantity-stepper';
import { VisuallyHidden } from '../../design/visually-hidden';
import type { CartViewModel } from '../../cart/cart-view-model';
import type { CartWaysViewModel } from '../../cart/cart-ways-view-model';
import { CapabilityContext } from '../../page/capability-context';
import { RepeatLink, type RepeatLinkProps } from '../../repeat-delivery/repeat-link';
import * as styles from './cart-line.module.css';
import { LineWays, type LineWaysProps } from './line-ways';
import { ownValue } from '../../../core/shared/own-value';

export interface CartLineProps {
  readonly item: CartItem;
  readonly cart: CartViewModel;
  /** Whether the item was just added without scripts. The line is highlighted for a moment. */
  readonly isNew: boolean;
  readonly ways: CartWaysViewModel;
  readonly onPickUp: LineWaysProps['onPickUp'];
  /** Opens the dialog that starts a repeat delivery. */
  readonly onRepeat: RepeatLinkProps['onOpen'];
}

/** Leads from a line to a repeat delivery of its product (RPD-01). */
const Repeat = ({
  item: { id, name, partNumber, isRepeatable = false },
  quantity,
  onRepeat,
}: Pick<CartLineProps, 'item' | 'onRepeat'> & { readonly quantity: number }): ReactElement | null =>
  isRepeatable ? (
    <RepeatLink
      items={[{ partNumber, quantity }]}
      cartItem={id}
      name={name}
      onOpen={onRepeat}
      className={styles.repeat}
    />
  ) : null;

/** The forms that change the quantity and remove the line. They post without scripts. */
const LineForms = observer(
  ({ item, cart, ways, onRepeat }: Omit<CartLineProps, 'isNew' | 'onPickUp'>): ReactElement => {
    const { can } = use(CapabilityContext);
    const { id, name } = item;
    const quantity = cart.shownQuantity(item);
    return (
      <div className={styles.tools}>
        <form
          method="post"
          action={FORM_ACTIONS.changeQuantity}
          className={styles.quantity}
          // Nothing to post: the stepper has already updated the cart.
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="itemId" value={id} />
          <QuantityStepper
            label={`Quantity of ${nameWithText(item)}`}
            size="small"
            value={quantity}
            max={MAX_QUANTITY}
            keepsTyped
            onChange={(next) => void cart.changeQuantity(id, next)}
          />
          <Button type="submit" look="secondary" size="small" className={styles.update}>
            Update
          </Button>
        </form>
        <form
          method="post"
          action={FORM_ACTIONS.changeQuantity}
          onSubmit={(event) => {
            event.preventDefault();
            void cart.changeQuantity(id, 0);
          }}
        >
          <input type="hidden" name="itemId" value={id} />
          <input type="hidden" name="quantity" value="0" />
          <Button type="submit" look="quiet" size="small" icon={<Trash2 size={18} aria-hidden />}>
            Remove<VisuallyHidden> {nameWithText(item)}</VisuallyHidden>
          </Button>
        </form>
        {can('save-for-later') && item.personalization === undefined ? (
          <form
            method="post"
            action={FORM_ACTIONS.saveForLater}
            onSubmit={(event) => {
              event.preventDefault();
              void ways.save(item);
            }}
          >
            <input type="hidden" name="itemId" value={id} />
            <Button type="submit" look="quiet" size="small">
              Save for later<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </form>
        ) : null}
        <Repeat item={item} quantity={quantity} onRepeat={onRepeat} />
      </div>
    );
  },
);

/** The shopper's text on a line, and the way to change it (PRO-08). */
const Personalized = ({ item }: Pick<CartLineProps, 'item'>): ReactElement | null => {
  const { id, url, partNumber, personalization } = item;
  return personalization === undefined ? null : (
    <p className={styles.kinds}>
      Personalized: {personalizationText(personalization)}{' '}
      {url === undefined ? null : (
        <a href={personalizePath(url, partNumber, id)}>
          Edit<VisuallyHidden> the text of {nameWithText(item)}</VisuallyHidden>
        </a>
      )}
    </p>
  );
};

/** Why a line cannot be bought as it is: a service that does not say has too little stock. */
const problemOf = ({ problem, availableQuantity = 0, quantity }: CartItem): string =>
  problem ??
  (availableQuantity > 0 && availableQuantity < quantity ? `Only ${availableQuantity} available.` : 'Out of stock.');

/** One line of the cart. */
export const CartLine = observer(({ item, cart, isNew, ways, onPickUp, onRepeat }: CartLineProps): ReactElement => {
  const { can } = use(CapabilityContext);
  const { id, name, brand, url, thumbnail, size, flavor, unitPrice, price, vendor } = item;
  const kinds = [brand, size, flavor].filter((part) => part !== undefined);
  const perUnit = unitPriceLabel(unitPrice, size, use(CurrencyContext));
  const error = ownValue(cart.lineErrors, id);
  return (
    <li className={styles.line} data-new={isNew || undefined} aria-busy={cart.isBusy(id)}>
      <ProductPicture
        image={thumbnail}
        alt=""
        sizes="(min-width: 768px) 9rem, 6rem"
        from={96}
        to={320}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{url === undefined ? name : <a href={url}>{name}</a>}</h2>
        {kinds.length === 0 ? null : <p className={styles.kinds}>{kinds.join(' · ')}</p>}
        <Personalized item={item} />
        <p className={styles.unit}>
          <Money amount={unitPrice} /> each{perUnit === undefined ? '' : ` · ${perUnit}`}
        </p>
        {vendor === undefined ? null : <p className={styles.kinds}>Sold and shipped by {vendor}</p>}
        {item.isAvailable ? null : (
          <p
            className={styles.gone}
          >{`${problemOf(item)}${can('checkout') ? ' Change or remove it to check out.' : ''}`}</p>
        )}
      </div>
      <p className={styles.price}>
        <VisuallyHidden>Price: </VisuallyHidden>
        <Money amount={price} />
      </p>
      <LineWays item={item} ways={ways} onPickUp={onPickUp} />
      <LineForms item={item} cart={cart} ways={ways} onRepeat={onRepeat} />
      <p className={styles.error} role="status">
        {error}
      </p>
    </li>
  );
});
