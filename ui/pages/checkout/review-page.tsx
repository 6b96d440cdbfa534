import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { CheckoutFrame } from '../../checkout/checkout-frame';
import { ReviewForm, type ReviewFormProps } from '../../checkout/review-form';

/** The last step: everything at one glance, and Place Order. */
export const ReviewPage = observer((props: ReviewFormProps): ReactElement => (
  <CheckoutFrame step="review" title="Review your order" checkout={props.model.checkout} cart={props.model}>
    <ReviewForm {...props} />
  </CheckoutFrame>
));
