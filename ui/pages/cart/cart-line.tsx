import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import { MAX_QUANTITY, type CartItem } from '../../../core/cart/cart';
import { formatPrice } from '../../../core/catalogue/price';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { Button } from '../../design/button';
import { ProductPicture } from '../../design/product-picture';
import { QuantityStepper } from '../../design/quantity-stepper';
import { VisuallyHidden } from '../../design/visually-hidden';
import type { CartViewModel } from '../../cart/cart-view-model';
import styles from './cart-line.module.css';
import { ownValue } from '../../../core/shared/own-value';

export interface CartLineProps {
  readonly item: CartItem;
  readonly cart: CartViewModel;
  /** Just added without scripts: set off for a moment. */
  readonly isNew: boolean;
}

/** One line of the cart: changed in place, or by its forms without scripts. */
export const CartLine = observer(({ item, cart, isNew }: CartLineProps): ReactElement => {
  const { id, name, brand, url, thumbnail, size, flavor, unitPrice, price, isAvailable } = item;
  const quantity = cart.shownQuantity(item);
  const kinds = [brand, size, flavor].filter((part) => part !== undefined);
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
        <p className={styles.unit}>{formatPrice(unitPrice)} each</p>
        {isAvailable ? null : <p className={styles.gone}>Out of stock now. Remove it to check out.</p>}
      </div>
      <p className={styles.price}>
        <VisuallyHidden>Price: </VisuallyHidden>
        {formatPrice(price)}
      </p>
      <div className={styles.tools}>
        <form
          method="post"
          action={FORM_ACTIONS.changeQuantity}
          className={styles.quantity}
          // The stepper has told the cart already.
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="itemId" value={id} />
          <QuantityStepper
            label={`Quantity of ${name}`}
            size="small"
            value={quantity}
            max={Math.max(quantity, Math.min(MAX_QUANTITY, item.availableQuantity ?? MAX_QUANTITY))}
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
            Remove<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </form>
      </div>
      <p className={styles.error} role="status">
        {error}
      </p>
    </li>
  );
});
