import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import { MAX_QUANTITY, type CartItem } from '../../../core/cart/cart';
import { factsNotInName } from '../../../core/catalogue/facts-not-in-name';
import { unitPriceLabel } from '../../../core/catalogue/unit-price';
import { nameWithText, personalizationText } from '../../../core/personalization/personalization';
import { personalizePath } from '../../../core/paths/personalize-paths';
import { CurrencyContext, Money } from '../../design/money';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { useScrollTo } from '../../forms/form-message';
import { Button } from '../../design/button';
import { ProductPicture } from '../../design/product-picture';
import { QuantityStepper, type QuantityStepperProps } from '../../design/quantity-stepper';
import { VisuallyHidden } from '../../design/visually-hidden';
import type { CartViewModel } from '../../cart/cart-view-model';
import type { CartWaysViewModel } from '../../cart/cart-ways-view-model';
import { CapabilityContext, type CapabilityCheck } from '../../page/capability-context';
import { quantityId } from '../../cart/quantity-id';
import { PriceChange } from '../../cart/price-change';
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
  readonly onAskZip: LineWaysProps['onAskZip'];
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

/** Removes the line. */
const Remove = ({ item, cart }: Pick<CartLineProps, 'item' | 'cart'>): ReactElement => (
  <form
    method="post"
    action={FORM_ACTIONS.changeQuantity}
    onSubmit={(event) => {
      event.preventDefault();
      void cart.changeQuantity(item.id, 0);
    }}
  >
    <input type="hidden" name="itemId" value={item.id} />
    <input type="hidden" name="quantity" value="0" />
    <Button type="submit" look="quiet" size="small" icon={<Trash2 size={18} aria-hidden />}>
      Remove<VisuallyHidden> {nameWithText(item)}</VisuallyHidden>
    </Button>
  </form>
);

/** Whether a line can be kept for later: what has the shopper's text on it cannot. */
const canBeSaved = ({ can }: Pick<CapabilityCheck, 'can'>, { personalization }: CartItem): boolean =>
  can('save-for-later') && personalization === undefined;

/** Keeps the line for later. */
const SaveForLater = ({ item, ways }: Pick<CartLineProps, 'item' | 'ways'>): ReactElement | null =>
  canBeSaved(use(CapabilityContext), item) ? (
    <form
      method="post"
      action={FORM_ACTIONS.saveForLater}
      onSubmit={(event) => {
        event.preventDefault();
        void ways.save(item);
      }}
    >
      <input type="hidden" name="itemId" value={item.id} />
      <Button type="submit" look="quiet" size="small">
        Save for later<VisuallyHidden> {item.name}</VisuallyHidden>
      </Button>
    </form>
  ) : null;

/** The id of the text that says why a line could not be changed. */
const errorId = (line: string): string => `error-of-${line}`;

/** Describes the field of a line that could not be changed by the reason. */
const errorOf = ({ id }: CartItem, { lineErrors }: CartViewModel): QuantityStepperProps['field'] =>
  ownValue(lineErrors, id) === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId(id) };

/** The fields of a form that changes a line: the line, and the price that the shopper sees in the meantime (CHK-07). */
const LineFields = ({ item: { id, unitPrice } }: Pick<CartLineProps, 'item'>): ReactElement => (
  <>
    <input type="hidden" name="itemId" value={id} />
    {unitPrice === undefined ? null : <input type="hidden" name="priceSeen" value={unitPrice} />}
  </>
);

/**
 * The field for the quantity of a line; 0 removes it, as Remove does. It posts without scripts, also a number that the cart
 * refuses: the cart says why.
 */
const Quantity = observer(({ item, cart }: Pick<CartLineProps, 'item' | 'cart'>): ReactElement => (
  <form
    method="post"
    action={FORM_ACTIONS.changeQuantity}
    className={styles.quantity}
    noValidate
    // Nothing to post: the stepper has already updated the cart.
    onSubmit={(event) => event.preventDefault()}
  >
    <LineFields item={item} />
    <QuantityStepper
      label={`Quantity of ${nameWithText(item)}`}
      field={{ id: quantityId(item.id), ...errorOf(item, cart) }}
      size="small"
      value={cart.shownQuantity(item)}
      max={MAX_QUANTITY}
      keepsTyped
      onChange={(next) => void cart.changeQuantity(item.id, next)}
    />
    <Button type="submit" look="secondary" size="small" className={styles.update}>
      Update
    </Button>
  </form>
));

/** What can be done with the line: one that is no longer sold can only be removed or kept for later. */
const LineForms = observer(
  ({ item, cart, ways, onRepeat }: Omit<CartLineProps, 'isNew' | 'onPickUp' | 'onAskZip'>): ReactElement => (
    <div className={styles.tools}>
      {item.isGone === true ? null : <Quantity item={item} cart={cart} />}
      <Remove item={item} cart={cart} />
      <SaveForLater item={item} ways={ways} />
      {item.isGone === true ? null : <Repeat item={item} quantity={cart.shownQuantity(item)} onRepeat={onRepeat} />}
    </div>
  ),
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
const problemOf = ({ problem, isGone, availableQuantity = 0, quantity }: CartItem): string => {
  if (problem !== undefined) return problem;
  if (isGone === true) return 'This item is no longer available online.';
  return availableQuantity > 0 && availableQuantity < quantity
    ? `Only ${availableQuantity} available.`
    : 'Out of stock.';
};

/** What the shopper can do so that the rest can be bought. */
const wayOut = (capabilities: Pick<CapabilityCheck, 'can'>, item: CartItem): string => {
  if (!capabilities.can('checkout')) return '';
  if (item.isGone !== true) return ' Change or remove it to check out.';
  return canBeSaved(capabilities, item) ? ' Remove it or save it for later to check out.' : ' Remove it to check out.';
};

/** Says that the price has changed, until the shopper has seen it. The button leaves the quantity as it is (CHK-07). */
const PriceNote = ({ item, cart }: Pick<CartLineProps, 'item' | 'cart'>): ReactElement | null =>
  item.priceBefore === undefined || item.priceBefore === item.unitPrice ? null : (
    <form
      method="post"
      action={FORM_ACTIONS.changeQuantity}
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        void cart.acknowledgePrice(item);
      }}
    >
      <PriceChange item={item} />
      <LineFields item={item} />
      <Button type="submit" look="quiet" size="small">
        Got it<VisuallyHidden>: the new price of {nameWithText(item)}</VisuallyHidden>
      </Button>
    </form>
  );

/** What one piece costs, also for each unit of its size, and what it cost before. */
const UnitPrice = ({ item, cart }: Pick<CartLineProps, 'item' | 'cart'>): ReactElement => {
  const perUnit = unitPriceLabel(item.unitPrice, item.size, use(CurrencyContext));
  return (
    <>
      <p className={styles.unit}>
        <Money amount={item.unitPrice} /> each{perUnit === undefined ? '' : ` · ${perUnit}`}
      </p>
      <PriceNote item={item} cart={cart} />
    </>
  );
};

/** One line of the cart. */
export const CartLine = observer(
  ({ item, cart, isNew, ways, onPickUp, onAskZip, onRepeat }: CartLineProps): ReactElement => {
    const capabilities = use(CapabilityContext);
    const { id, name, brand, url, thumbnail, size, flavor, price, vendor, isGone = false } = item;
    const kinds = factsNotInName(name, [brand, size, flavor]);
    const error = ownValue(cart.lineErrors, id);
    const isBusy = cart.isBusy(id);
    // The message is below the field: on phones the bar with Check out may cover its place.
    const message = useScrollTo<HTMLParagraphElement>(error !== undefined, isBusy);
    return (
      <li className={styles.line} data-new={isNew || undefined} aria-busy={isBusy}>
        <ProductPicture
          image={thumbnail}
          alt=""
          sizes="(min-width: 768px) 9rem, 6rem"
          from={96}
          to={320}
          className={styles.picture}
        />
        <div className={styles.words}>
          <h2 id={`name-of-${id}`} className={styles.name}>
            {url === undefined ? name : <a href={url}>{name}</a>}
          </h2>
          {kinds.length === 0 ? null : <p className={styles.kinds}>{kinds.join(' · ')}</p>}
          <Personalized item={item} />
          {isGone ? null : <UnitPrice item={item} cart={cart} />}
          {vendor === undefined ? null : <p className={styles.kinds}>Sold and shipped by {vendor}</p>}
          {item.isAvailable ? null : <p className={styles.gone}>{problemOf(item) + wayOut(capabilities, item)}</p>}
        </div>
        {isGone ? null : (
          <>
            <p className={styles.price}>
              <VisuallyHidden>Price: </VisuallyHidden>
              <Money amount={price} />
            </p>
            <LineWays item={item} ways={ways} onPickUp={onPickUp} onAskZip={onAskZip} />
          </>
        )}
        <LineForms item={item} cart={cart} ways={ways} onRepeat={onRepeat} />
        <p ref={message} id={errorId(id)} className={styles.error} role="status">
          {error}
        </p>
      </li>
    );
  },
);
