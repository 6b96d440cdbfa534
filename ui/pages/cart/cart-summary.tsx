import { observer } from 'mobx-react-lite';
import { use, type ReactElement, type ReactNode } from 'react';
import type { Cart } from '../../../core/cart/cart';
import { Money } from '../../design/money';
import type { CartViewModel } from '../../cart/cart-view-model';
import { OrderPoints } from '../../rewards/order-points';
import { FreeShipping } from '../../cart/free-shipping';
import { wayName, wayText } from '../../cart/fulfilment-text';
import { CART_PROMOTIONS } from '../../cart/promotion-actions';
import { CheckoutButton } from '../../checkout/checkout-button';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './cart-summary.module.css';
import { PromotionCode } from './promotion-code';

export interface CartSummaryProps {
  readonly cart: CartViewModel;
  readonly rewardsName: string;
  /** Whether the shopper is a member of the rewards programme. */
  readonly isMember: boolean;
  /** The promotion code as typed, if it was refused without scripts. */
  readonly refusedCode: string | undefined;
  readonly coupons?: ReactNode;
}

const Row = ({
  label,
  amount,
  tone,
}: {
  readonly label: string;
  readonly amount: ReactNode;
  readonly tone?: 'good';
}): ReactElement => (
  <div className={styles.row} data-tone={tone}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
);

/** Each discount by its name, or one total when the service names none. */
const Savings = observer(({ cart: { cart } }: Pick<CartSummaryProps, 'cart'>): ReactElement | null => {
  const { adjustments, discount } = cart;
  if (adjustments.length === 0) {
    return discount < 0 ? <Row label="Savings" amount={<Money amount={discount} />} tone="good" /> : null;
  }
  return (
    <>
      {adjustments.map(({ code, description, amount }, index) => (
        <Row key={`${code} ${index}`} label={description} amount={<Money amount={amount} />} tone="good" />
      ))}
    </>
  );
});

const known = (amount: number | undefined): ReactNode =>
  amount === undefined ? 'To be calculated' : <Money amount={amount} />;

/** The other company that sends a shipment, whose items all come from one company. */
const senderOf = ({ items }: Cart, { itemIds }: Cart['shipments'][number]): ReactNode => {
  const vendor = items.find(({ id }) => itemIds.includes(id))?.vendor;
  return vendor === undefined ? null : <> from {vendor}</>;
};

/** Each shipment with its day and amount, when the cart becomes several (CHK-02). */
const Shipments = observer(({ cart: { cart } }: Pick<CartSummaryProps, 'cart'>): ReactElement | null =>
  cart.shipments.length < 2 ? null : (
    <ul className={styles.shipments} aria-label="Shipments">
      {cart.shipments.map((shipment) => (
        <li key={shipment.itemIds.join()} className={styles.row}>
          <span>
            <b>{wayName(shipment)}</b>
            {senderOf(cart, shipment)}
            <br />
            {wayText({ ...shipment, reason: undefined })}
          </span>
          <span>
            Total <Money amount={shipment.total} />
          </span>
        </li>
      ))}
    </ul>
  ),
);

/** The way to the checkout, or why there is none. */
export const CheckoutLink = ({ cart }: Pick<CartSummaryProps, 'cart'>): ReactElement =>
  use(CapabilityContext).can('checkout') ? (
    <CheckoutButton cart={cart} />
  ) : (
    <p className={styles.closed}>Online checkout isn’t available yet.</p>
  );

/** The total and the way to the checkout at the bottom of small screens, in reach of the thumb. */
export const CheckoutBar = observer(({ cart }: Pick<CartSummaryProps, 'cart'>): ReactElement => (
  <div className={styles.checkoutBar} data-bottom-bar="">
    <p>
      Total{' '}
      <b>
        <Money amount={cart.cart.total} />
      </b>
    </p>
    <CheckoutLink cart={cart} />
  </div>
));

/** How many items the amounts are for: without those that are no longer sold. */
const countOf = ({ items, totalCartQuantity }: Cart): number =>
  items.reduce((count, { isGone, quantity }) => (isGone === true ? count - quantity : count), totalCartQuantity);

/** The order summary: totals, estimated shipping and tax where known, and the way to the checkout. */
export const CartSummary = observer((props: CartSummaryProps): ReactElement => {
  const { cart, rewardsName, isMember, refusedCode, coupons } = props;
  const { subTotal, pointsExpected, shipping, tax, tip, total } = cart.cart;
  const count = countOf(cart.cart);
  const { can } = use(CapabilityContext);
  const isOpenEnded = shipping === undefined || tax === undefined;
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary" className={styles.title}>
        Order summary
      </h2>
      <FreeShipping cart={cart} />
      <Shipments cart={cart} />
      <dl className={styles.rows}>
        <Row label={`Subtotal (${count} ${count === 1 ? 'item' : 'items'})`} amount={<Money amount={subTotal} />} />
        <Savings cart={cart} />
        <Row label="Estimated shipping" amount={shipping === 0 ? 'Free' : known(shipping)} />
        <Row label="Estimated tax" amount={known(tax)} />
        {tip > 0 ? <Row label="Tip" amount={<Money amount={tip} />} /> : null}
        <div className={styles.total}>
          <dt>{isOpenEnded ? 'Current total' : 'Estimated total'}</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
      </dl>
      <CheckoutLink cart={cart} />
      <OrderPoints points={pointsExpected} isMember={isMember} programme={rewardsName} className={styles.points} />
      {can('promotion-codes') ? (
        <>
          <PromotionCode cart={cart} refusedCode={refusedCode} actions={CART_PROMOTIONS} />
          {coupons}
        </>
      ) : null}
    </section>
  );
});
