import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { choiceText, type FulfilmentChoice } from '../../../core/cart/fulfilment/fulfilment';
import { waysBack, type SavedItem } from '../../../core/cart/saved/saved-item';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { ownValue } from '../../../core/shared/own-value';
import type { CartViewModel } from '../../cart/cart-view-model';
import type { CartWaysViewModel } from '../../cart/cart-ways-view-model';
import { Button } from '../../design/button';
import { Money } from '../../design/money';
import { ProductPicture } from '../../design/product-picture';
import { VisuallyHidden } from '../../design/visually-hidden';
import { PersonalizeLink } from '../../personalization/personalize-link';
import * as styles from './saved-items.module.css';

export interface SavedItemsProps {
  readonly cart: Pick<CartViewModel, 'cart' | 'isBusy' | 'lineErrors'>;
  readonly ways: Pick<CartWaysViewModel, 'moveToCart' | 'removeSaved'>;
  /** The shopper's store, for items that are picked up. */
  readonly storeId: string | undefined;
}

const PostButton = ({
  action,
  item,
  choices = [],
  look,
  text,
  onPost,
}: {
  readonly action: string;
  readonly item: SavedItem;
  readonly choices?: ReadonlyArray<FulfilmentChoice>;
  readonly look: 'secondary' | 'quiet';
  readonly text: string;
  readonly onPost: () => void;
}): ReactElement => (
  <form
    method="post"
    action={action}
    onSubmit={(event) => {
      event.preventDefault();
      onPost();
    }}
  >
    <input type="hidden" name="savedId" value={item.id} />
    {choices.map(choiceText).map((choice) => (
      <input key={choice} type="hidden" name="choice" value={choice} />
    ))}
    <Button type="submit" size="small" look={look}>
      {text}
      <VisuallyHidden> {item.name}</VisuallyHidden>
    </Button>
  </form>
);

/** What may keep an item out of the cart; the stock counts for what is shipped. */
const stateOf = ({ isSold, isPickupOnly, availableQuantity, quantity, way }: SavedItem): string => {
  if (!isSold) return 'Not sold online';
  if (isPickupOnly) return 'Store pickup only';
  if (way !== undefined) return '';
  if (availableQuantity === 0) return 'Out of stock';
  return availableQuantity !== undefined && availableQuantity < quantity ? `Only ${availableQuantity} available` : '';
};

const Item = observer(({ item, cart, ways, storeId }: SavedItemsProps & { readonly item: SavedItem }): ReactElement => {
  const { id, name, url, thumbnail, quantity, unitPrice } = item;
  const state = stateOf(item);
  return (
    <li className={styles.item} aria-busy={cart.isBusy(id)}>
      <ProductPicture image={thumbnail} alt="" sizes="6rem" from={96} to={320} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{url === undefined ? name : <a href={url}>{name}</a>}</h3>
        {item.isSold ? (
          <p>
            {quantity} × <Money amount={unitPrice} />
          </p>
        ) : null}
        {state === '' ? null : <p className={styles.state}>{state}</p>}
      </div>
      <div className={styles.tools}>
        {item.isSold && item.isPersonalized === true ? <PersonalizeLink item={item} size="small" /> : null}
        {item.isSold && item.isPersonalized !== true ? (
          <PostButton
            action={FORM_ACTIONS.moveToCart}
            item={item}
            choices={waysBack(item, storeId)}
            look="secondary"
            text="Move to cart"
            onPost={() => void ways.moveToCart(item)}
          />
        ) : null}
        <PostButton
          action={FORM_ACTIONS.removeSaved}
          item={item}
          look="quiet"
          text="Remove"
          onPost={() => void ways.removeSaved(item)}
        />
      </div>
      <p className={styles.state} role="status">
        {ownValue(cart.lineErrors, id)}
      </p>
    </li>
  );
});

/** What the shopper keeps for later; each item can be moved back into the cart (CHK-10). */
export const SavedItems = observer((props: SavedItemsProps): ReactElement | null => {
  const { savedItems } = props.cart.cart;
  return savedItems.length === 0 ? null : (
    <section className={styles.saved} aria-labelledby="saved-items">
      <h2 id="saved-items">Saved for later</h2>
      <ul className={styles.items}>
        {savedItems.map((item) => (
          <Item key={item.id} item={item} {...props} />
        ))}
      </ul>
    </section>
  );
});
