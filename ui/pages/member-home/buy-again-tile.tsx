import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { factsNotInName } from '../../../core/catalogue/facts-not-in-name';
import type { Purchase } from '../../../core/orders/order';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import type { TileCart } from '../../cart/cart-tile';
import { AddToCart } from '../../design/add-to-cart';
import { Money } from '../../design/money';
import { ProductPicture } from '../../design/product-picture';
import * as styles from './member-home.module.css';

export interface BuyAgainTileProps {
  readonly item: Purchase;
  readonly cart: TileCart;
}

/** Something that the shopper has bought, with its price today and a button for one more (ORD-08). */
export const BuyAgainTile = observer(({ item, cart }: BuyAgainTileProps): ReactElement => {
  const { partNumber, name, url, size, flavor, thumbnail, currentPrice } = item;
  const kinds = factsNotInName(name, [size, flavor]).join(' · ');
  return (
    <article className={styles.tile}>
      <ProductPicture image={thumbnail} alt="" sizes="5.5rem" from={96} to={320} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{url === undefined ? name : <a href={url}>{name}</a>}</h3>
        {kinds === '' ? null : <p className={styles.kinds}>{kinds}</p>}
        <p className={styles.price}>
          <Money amount={currentPrice} />
        </p>
      </div>
      <AddToCart
        action={FORM_ACTIONS.addToCart}
        partNumber={partNumber}
        name={name}
        state={cart.isBusy(partNumber) ? 'adding' : 'ready'}
        onAdd={() => cart.add({ partNumber, name, quantity: 1, price: currentPrice })}
      />
    </article>
  );
});
