import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import type { Brand } from '../../../core/configuration/brand';
import { CHECKOUT_FORM_ACTIONS } from '../../../core/paths/checkout-form-actions';
import { CART_PATH } from '../../../core/paths/paths';
import { Button, ButtonLink } from '../../design/button';
import { Money } from '../../design/money';
import { OrderPoints } from '../../rewards/order-points';
import { seenOrder, writeSeen, writeSeenCodes } from './order-changes';
import { OrderTotals } from '../frame/order-summary';
import * as styles from './review.module.css';
import type { ReviewViewModel } from './review-view-model';

export interface PlaceOrderProps {
  readonly model: ReviewViewModel;
  readonly brand: Brand;
  /** Whether the shopper is a member of the rewards programme. */
  readonly isMember: boolean;
}

const howCharged = ({ payment, giftCards, toPay }: ReviewViewModel['checkout']): string => {
  const used = giftCards.filter(({ amount }) => amount > 0).length;
  const gift = used === 0 ? '' : `We’ll charge your gift card${used === 1 ? '' : 's'} when you place your order. `;
  if (toPay === 0) return gift;
  return payment?.kind === 'paypal'
    ? `${gift}You’ll approve the payment on PayPal next. `
    : `${gift}We’ll charge your card when your order ships or is ready for pickup. `;
};

const PROGRESS = { idle: '', placing: 'Placing your order …', approving: 'Opening your bank’s page …' } as const;

/** Moves the focus to the link that takes the place of the pressed button, so that it is not lost with the button. */
const useFocusOnLink = (canBePlaced: boolean): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(canBePlaced);
  useEffect(() => {
    const isReplaced = before.current && !canBePlaced;
    before.current = canBePlaced;
    if (isReplaced && document.activeElement === document.body) form.current?.querySelector('a')?.focus();
  }, [canBePlaced]);
  return form;
};

/** Place Order, with the key and the total of what is shown. It posts without scripts. */
const PlaceOrderForm = observer(({ model }: Pick<PlaceOrderProps, 'model'>): ReactElement => {
  const { cart, checkout, isPending, status } = model;
  const form = useFocusOnLink(model.canBePlaced);
  return (
    <form
      ref={form}
      method="post"
      action={CHECKOUT_FORM_ACTIONS.placeOrder}
      className={styles.place}
      onSubmit={(event) => {
        event.preventDefault();
        void model.place();
      }}
    >
      <input type="hidden" name="orderId" value={checkout.orderId} />
      <input type="hidden" name="key" value={checkout.placing?.key ?? ''} />
      <input type="hidden" name="total" value={cart.total.toFixed(2)} />
      <input type="hidden" name="seen" value={writeSeen(seenOrder(cart))} />
      {cart.adjustments.length === 0 ? null : (
        <input type="hidden" name="seenCodes" value={writeSeenCodes(seenOrder(cart))} />
      )}
      {model.canBePlaced ? (
        <Button type="submit" size="large" block pending={isPending}>
          Place Order · <Money amount={cart.total} />
        </Button>
      ) : (
        <ButtonLink href={CART_PATH} size="large" block>
          {model.isCartEmpty ? 'View cart' : 'Edit cart'}
        </ButtonLink>
      )}
      <p role="status" className={styles.soft}>
        {PROGRESS[status]}
      </p>
    </form>
  );
});

/** When the payment is taken, and what the shopper agrees to. */
const Terms = observer(({ model }: Pick<PlaceOrderProps, 'model'>): ReactElement => (
  <p className={styles.soft}>
    {howCharged(model.checkout)}
    By placing your order, you agree to our <a href="/terms-of-use">terms of use</a> and{' '}
    <a href="/privacy-policy">privacy policy</a>.
  </p>
));

/**
 * What the order costs, what the shopper agrees to, and Place Order (CHK-08). On wide screens it is beside the order, in the
 * first view; on narrower ones the button is at the bottom of the screen, so that who has everything saved buys with one tap.
 */
export const PlaceOrder = observer(({ model, brand, isMember }: PlaceOrderProps): ReactElement => (
  <section className={styles.finish} aria-labelledby="order-total">
    <h2 id="order-total" className={styles.heading}>
      Order total
    </h2>
    <OrderTotals cart={model.cart} checkout={model.checkout} />
    <OrderPoints
      points={model.cart.pointsExpected}
      isMember={isMember}
      programme={brand.rewards}
      className={styles.points}
    />
    <Terms model={model} />
    <PlaceOrderForm model={model} />
  </section>
));
