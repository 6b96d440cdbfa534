import { use, type ReactElement, type ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Cart, CartItem } from '../../../core/cart/cart';
import { factsNotInName } from '../../../core/catalogue/facts-not-in-name';
import type { CheckoutState } from '../../../core/checkout/loading/checkout';
import { personalizationText } from '../../../core/personalization/personalization';
import { CART_PATH } from '../../../core/paths/paths';
import { Money } from '../../design/money';
import { ProductPicture } from '../../design/product-picture';
import { VisuallyHidden } from '../../design/visually-hidden';
import { CapabilityContext } from '../../page/capability-context';
import { GiftPaymentRows } from './gift-payment-rows';
import * as styles from './order-summary.module.css';

export interface OrderSummaryProps {
  readonly cart: Cart;
  /** Undefined while the service cannot be reached. */
  readonly checkout: Pick<CheckoutState, 'tip' | 'giftCards' | 'minimumCharge' | 'missing' | 'payment'> | undefined;
}

const Line = ({ item }: { readonly item: CartItem }): ReactElement => {
  const { name, size, flavor, quantity, thumbnail, price, personalization } = item;
  const kinds = factsNotInName(name, [size, flavor]);
  return (
    <li className={styles.line}>
      <ProductPicture
        image={thumbnail}
        alt=""
        sizes="64px"
        from={72}
        to={160}
        width={64}
        height={64}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p>{name}</p>
        {personalization === undefined ? null : <p className={styles.kinds}>{personalizationText(personalization)}</p>}
        <p className={styles.kinds}>{[...kinds, `Qty ${quantity}`].join(' · ')}</p>
      </div>
      <p className={styles.price}>
        <VisuallyHidden>Price: </VisuallyHidden>
        {price === undefined ? 'Unavailable' : <Money amount={price} />}
      </p>
    </li>
  );
};

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const known = (amount: number | undefined): ReactNode =>
  amount === undefined ? <span className={styles.unknown}>Next step</span> : <Money amount={amount} />;

const totalLabel = (isOpenEnded: boolean, isEstimated: boolean): string => {
  if (isOpenEnded) return 'Current total';
  return isEstimated ? 'Estimated total' : 'Total';
};

/** What the order costs, as the service calculates it (CHK-07); the tax is an estimate until the address is known. */
export const OrderTotals = ({ cart, checkout }: OrderSummaryProps): ReactElement => {
  const { tip = 0, giftCards = [], minimumCharge = 0, payment } = checkout ?? {};
  const { subTotal, adjustments, discount, shipping, tax, total } = cart;
  const isOpenEnded = shipping === undefined || tax === undefined;
  // The tax depends on the address.
  const isEstimated = checkout?.missing.includes('address') !== false;
  return (
    <dl className={styles.rows}>
      <Row label="Subtotal">
        <Money amount={subTotal} />
      </Row>
      {adjustments.map(({ code, description, amount }, index) => (
        <Row key={`${code} ${index}`} label={description}>
          <span className={styles.saved}>
            <Money amount={amount} />
          </span>
        </Row>
      ))}
      {adjustments.length === 0 && discount < 0 ? (
        <Row label="Savings">
          <span className={styles.saved}>
            <Money amount={discount} />
          </span>
        </Row>
      ) : null}
      <Row label="Shipping">{shipping === 0 ? 'Free' : known(shipping)}</Row>
      {tip === 0 ? null : (
        <Row label="Tip">
          <Money amount={tip} />
        </Row>
      )}
      <Row label={isEstimated ? 'Estimated tax' : 'Tax'}>{known(tax)}</Row>
      <div className={styles.total}>
        <dt>{totalLabel(isOpenEnded, isEstimated)}</dt>
        <dd>
          <Money amount={total} />
        </dd>
      </div>
      <GiftPaymentRows total={total} giftCards={giftCards} minimumCharge={minimumCharge} payment={payment} />
    </dl>
  );
};

/** What is bought, and what it costs unless the page has the totals elsewhere. On a phone it is closed and shows the total. */
export const OrderSummary = ({
  cart,
  checkout,
  hasTotals = true,
}: OrderSummaryProps & { readonly hasTotals?: boolean }): ReactElement => {
  const { can } = use(CapabilityContext);
  const { items, total, totalCartQuantity } = cart;
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <details className={styles.details}>
        <summary className={styles.opener}>
          <span>
            Order summary ({totalCartQuantity} {totalCartQuantity === 1 ? 'item' : 'items'})
          </span>
          <ChevronDown size={20} aria-hidden className={styles.chevron} />
          <b className={styles.sum}>
            <Money amount={total} />
          </b>
        </summary>
        <div className={styles.content}>
          <h2 id="order-summary" className={styles.title}>
            Order summary
          </h2>
          <ul className={styles.lines} aria-label="Items in your order">
            {items.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </ul>
          {hasTotals ? <OrderTotals cart={cart} checkout={checkout} /> : null}
          <p className={styles.change}>
            <a href={CART_PATH}>{can('promotion-codes') ? 'Edit cart or add a promo code' : 'Edit cart'}</a>
          </p>
        </div>
      </details>
    </section>
  );
};
