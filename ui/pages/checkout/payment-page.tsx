import { observer } from 'mobx-react-lite';
import { use, type ReactElement, type ReactNode } from 'react';
import type { CartViewModel } from '../../cart/cart-view-model';
import { CheckoutFrame } from '../../checkout/checkout-frame';
import { PaymentForm, type PaymentFormProps } from '../../checkout/payment-form';
import { CapabilityContext } from '../../page/capability-context';
import { PromotionCode } from '../cart/promotion-code';

export interface PaymentPageProps extends PaymentFormProps {
  readonly cart: CartViewModel;
  /** A member's coupons, beside the promotion code. */
  readonly coupons?: ReactNode;
}

/** The third step: what the shopper pays with. */
export const PaymentPage = observer(({ cart, coupons, ...form }: PaymentPageProps): ReactElement => {
  const { can } = use(CapabilityContext);
  return (
    <CheckoutFrame step="payment" title="How would you like to pay?" checkout={form.checkout} cart={cart}>
      <PaymentForm {...form} />
      {coupons}
      {can('promotion-codes') ? <PromotionCode cart={cart} refusedCode={undefined} /> : null}
    </CheckoutFrame>
  );
});
