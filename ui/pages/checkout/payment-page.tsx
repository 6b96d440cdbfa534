import { observer } from 'mobx-react-lite';
import { use, type ReactElement, type ReactNode } from 'react';
import type { CartViewModel } from '../../cart/cart-view-model';
import type { PromotionActions } from '../../cart/promotion-actions';
import { CheckoutFrame } from '../../checkout/frame/checkout-frame';
import { GiftCards } from '../../checkout/payment/gift-cards';
import * as styles from '../../checkout/payment/gift-cards.module.css';
import { FORM_ID, PaymentForm, type PaymentFormProps } from '../../checkout/payment/payment-form';
import { PAYMENT_FORM_ACTIONS } from '../../../core/paths/payment-form-actions';
import { CapabilityContext } from '../../page/capability-context';
import { PromotionCode } from '../cart/promotion-code';

export interface PaymentPageProps extends PaymentFormProps {
  readonly cart: CartViewModel;
  /** A promotion code that was typed and is not applied. */
  readonly typedCode: string | undefined;
  /** A member's coupons, beside the promotion code. */
  readonly coupons?: ReactNode;
}

/** They lead back to Payment. Coupons post with the form of the payment, whose fields are shown again (CHK-09). */
export const PAYMENT_PROMOTIONS: PromotionActions = {
  apply: PAYMENT_FORM_ACTIONS.checkoutPromotion,
  remove: PAYMENT_FORM_ACTIONS.checkoutRemovePromotion,
  form: FORM_ID,
};

/** The third step: what the shopper pays with. */
export const PaymentPage = observer(
  ({ cart, giftCards, typedCode, coupons, ...form }: PaymentPageProps): ReactElement => {
    const { can } = use(CapabilityContext);
    const checkout = form.checkout && { ...form.checkout, giftCards: giftCards.applied };
    return (
      <CheckoutFrame step="payment" title="How would you like to pay?" checkout={checkout} cart={cart}>
        <p role="status" className={styles.status}>
          {giftCards.done}
        </p>
        <GiftCards model={giftCards} ended={form.ended} parts={form.parts} />
        <PaymentForm {...form} giftCards={giftCards} />
        {coupons}
        {can('promotion-codes') ? (
          <div className={styles.scripted}>
            <PromotionCode cart={cart} refusedCode={typedCode} actions={PAYMENT_PROMOTIONS} />
          </div>
        ) : null}
      </CheckoutFrame>
    );
  },
);
