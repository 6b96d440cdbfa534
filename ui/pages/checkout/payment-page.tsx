import { observer } from 'mobx-react-lite';
import { use, type ReactElement, type ReactNode } from 'react';
import type { CartViewModel } from '../../cart/cart-view-model';
import type { PromotionActions } from '../../cart/promotion-actions';
import { CheckoutFrame } from '../../checkout/frame/checkout-frame';
import { GiftCards } from '../../checkout/payment/gift-cards';
import { PaymentForm, type PaymentFormProps } from '../../checkout/payment/payment-form';
import { PAYMENT_FORM_ACTIONS } from '../../../core/paths/payment-form-actions';
import { CapabilityContext } from '../../page/capability-context';
import { PromotionCode } from '../cart/promotion-code';

export interface PaymentPageProps extends PaymentFormProps {
  readonly cart: CartViewModel;
  /** The promotion code that a form without scripts was refused with. */
  readonly refusedCode: string | undefined;
  /** A member's coupons, beside the promotion code. */
  readonly coupons?: ReactNode;
}

/** They lead back to Payment. */
export const PAYMENT_PROMOTIONS: PromotionActions = {
  apply: PAYMENT_FORM_ACTIONS.checkoutPromotion,
  remove: PAYMENT_FORM_ACTIONS.checkoutRemovePromotion,
};

/** The third step: what the shopper pays with. */
export const PaymentPage = observer(
  ({ cart, giftCards, refusedCode, coupons, ...form }: PaymentPageProps): ReactElement => {
    const { can } = use(CapabilityContext);
    const checkout = form.checkout && { ...form.checkout, giftCards: giftCards.applied };
    return (
      <CheckoutFrame step="payment" title="How would you like to pay?" checkout={checkout} cart={cart}>
        <GiftCards model={giftCards} ended={form.ended} parts={form.parts} />
        <PaymentForm {...form} giftCards={giftCards} />
        {coupons}
        {can('promotion-codes') ? (
          <PromotionCode cart={cart} refusedCode={refusedCode} actions={PAYMENT_PROMOTIONS} />
        ) : null}
      </CheckoutFrame>
    );
  },
);
