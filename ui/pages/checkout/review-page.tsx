import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { CheckoutFrame } from '../../checkout/frame/checkout-frame';
import { PlaceOrder, type PlaceOrderProps } from '../../checkout/review/place-order';
import { ReviewForm, type ReviewFormProps } from '../../checkout/review/review-form';

/** The last step: everything at one glance, and Place Order. */
export const ReviewPage = observer((props: ReviewFormProps & PlaceOrderProps): ReactElement => (
  <CheckoutFrame
    step="review"
    title="Review your order"
    checkout={props.model.checkout}
    cart={props.model}
    finish={<PlaceOrder {...props} />}
  >
    <ReviewForm {...props} />
  </CheckoutFrame>
));
