import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { DELIVERY_TERMS } from '../../core/catalogue/delivery-terms';
import { shippingCost } from '../../core/catalogue/shipping-cost';
import { Money, WholeMoney } from '../design/money';
import { ProductPicture } from '../design/product-picture';
import type { RepeatChoiceViewModel } from './repeat-choice-view-model';
import * as styles from './repeat-choice.module.css';

/** The items of a repeat delivery with their pictures. */
export const RepeatItems = observer(({ model }: { readonly model: RepeatChoiceViewModel }): ReactElement => (
  <ul className={styles.items} aria-label="Items">
    {model.products.map((product) => (
      <li key={product.partNumber} className={styles.item}>
        <ProductPicture image={product.thumbnail} alt="" sizes="4rem" from={96} to={160} className={styles.picture} />
        <span className={styles.name}>{product.name}</span>
        <span className={styles.count}>Quantity {model.quantityOf(product)}</span>
      </li>
    ))}
  </ul>
));

/** What the items cost, and their shipping. */
const Price = ({ amount }: { readonly amount: number }): ReactElement => {
  const shipping = shippingCost(amount, DELIVERY_TERMS);
  return (
    <dd>
      <Money amount={amount} />
      <span className={styles.soft}>
        {shipping === 0 ? (
          'Free shipping'
        ) : (
          <>
            + <Money amount={shipping} /> shipping
          </>
        )}
      </span>
    </dd>
  );
};

/** What the items cost once and on repeat delivery, before the shopper chooses (RPD-01). */
export const RepeatPriceList = observer(({ model }: { readonly model: RepeatChoiceViewModel }): ReactElement | null => {
  if (model.status.kind !== 'ready') return null;
  const { once, first, later } = model.prices;
  const { firstDiscount, discount } = model.status.offer;
  return (
    <>
      <dl className={styles.prices}>
        <div>
          <dt>One-time order</dt>
          <Price amount={once} />
        </div>
        {first < later ? (
          <div className={styles.best}>
            <dt>
              First repeat delivery
              {firstDiscount === undefined ? null : <span className={styles.soft}>{firstDiscount}</span>}
            </dt>
            <Price amount={first} />
          </div>
        ) : null}
        <div className={first < later ? undefined : styles.best}>
          <dt>
            {first < later ? 'Later deliveries' : 'Each repeat delivery'}
            {discount === undefined ? null : <span className={styles.soft}>{discount}</span>}
          </dt>
          <Price amount={later} />
        </div>
      </dl>
      <p className={styles.soft}>
        Plus tax. Shipping is free on orders <WholeMoney amount={DELIVERY_TERMS.freeFrom} />
        +.
      </p>
    </>
  );
});
