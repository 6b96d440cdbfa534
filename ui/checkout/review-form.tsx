import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import type { Brand } from '../../core/configuration/brand';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { CART_PATH, CHECKOUT_PATHS } from '../../core/paths/paths';
import { Button, ButtonLink } from '../design/button';
import { Money } from '../design/money';
import { isPlainClick } from '../design/plain-click';
import { useScrollTo } from '../forms/form-message';
import { OrderPoints } from '../rewards/order-points';
import { DoneSteps } from './done-steps';
import { OrderChangesNote, PriceChangesNote } from './order-changes-note';
import { seenOrder, writeSeen } from './order-changes';
import { OrderTotals } from './order-summary';
import { PaymentFacts } from './payment-facts';
import * as styles from './review.module.css';
import type { ReviewViewModel } from './review-view-model';
import { ReviewProblem } from './review-problem';
import { Shipments } from './shipments';
import type { EndedSession } from './step-form';

export interface ReviewFormProps {
  readonly model: ReviewViewModel;
  readonly brand: Brand;
  /** Whether the shopper is a member of the rewards programme. */
  readonly isMember: boolean;
  readonly ended: EndedSession;
  /** Opens CHOOSE_FROM_SAVED_PAYMENT. */
  readonly changePayment: () => void;
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

const Points = observer(
  ({ model: { cart }, brand, isMember }: Pick<ReviewFormProps, 'model' | 'brand' | 'isMember'>): ReactElement => (
    <OrderPoints points={cart.pointsExpected} isMember={isMember} programme={brand.rewards} className={styles.points} />
  ),
);

/**
 * Place Order, with the key and the total of what is shown. It posts without scripts. On phones it is at the bottom of the
 * screen, so that who has everything saved buys with one tap (CHK-01).
 */
const PlaceOrder = observer(({ model }: Pick<ReviewFormProps, 'model'>): ReactElement => {
  const { cart, checkout, isPending, status } = model;
  return (
    <form
      method="post"
      action={FORM_ACTIONS.placeOrder}
      className={styles.place}
      data-bottom-bar=""
      onSubmit={(event) => {
        event.preventDefault();
        void model.place();
      }}
    >
      <input type="hidden" name="orderId" value={checkout.orderId} />
      <input type="hidden" name="key" value={checkout.placing?.key ?? ''} />
      <input type="hidden" name="total" value={cart.total.toFixed(2)} />
      <input type="hidden" name="seen" value={writeSeen(seenOrder(cart))} />
      {model.canBePlaced ? (
        <Button type="submit" size="large" block pending={isPending}>
          Place Order · <Money amount={cart.total} />
        </Button>
      ) : (
        <ButtonLink href={CART_PATH} size="large" block>
          Edit cart
        </ButtonLink>
      )}
      <p role="status" className={styles.soft}>
        {PROGRESS[status]}
      </p>
    </form>
  );
});

/** When the payment is taken, and what the shopper agrees to. */
const Terms = observer(({ model }: Pick<ReviewFormProps, 'model'>): ReactElement => (
  <p className={styles.soft}>
    {howCharged(model.checkout)}
    By placing your order, you agree to our <a href="/terms-of-use">terms of use</a> and{' '}
    <a href="/privacy-policy">privacy policy</a>.
  </p>
));

/** Everything that was entered, what it costs, and Place Order (CHK-08). */
export const ReviewForm = observer(
  ({ model, brand, isMember, ended, changePayment }: ReviewFormProps): ReactElement => {
    useEffect(() => {
      const restored = (event: PageTransitionEvent): void => {
        if (event.persisted) model.restored();
      };
      window.addEventListener('pageshow', restored);
      return () => window.removeEventListener('pageshow', restored);
    }, [model]);
    const { cart, changes, checkout, isPending } = model;
    const note = useScrollTo(changes !== undefined, isPending);
    return (
      <>
        <div ref={note} aria-live="polite">
          {changes === undefined ? null : <OrderChangesNote changes={changes} />}
        </div>
        {changes === undefined ? <PriceChangesNote items={cart.items} /> : null}
        <ReviewProblem model={model} ended={ended} />
        <DoneSteps
          step="review"
          checkout={checkout}
          shipments={cart.shipments}
          paymentFacts={<PaymentFacts checkout={checkout} />}
        />
        <p>
          <ButtonLink
            href={CHECKOUT_PATHS.payment}
            look="quiet"
            size="small"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              changePayment();
            }}
          >
            Change payment method
          </ButtonLink>
        </p>
        <Shipments cart={cart} hasPictures />
        <OrderTotals cart={cart} checkout={checkout} />
        <Points model={model} brand={brand} isMember={isMember} />
        <Terms model={model} />
        <PlaceOrder model={model} />
      </>
    );
  },
);
