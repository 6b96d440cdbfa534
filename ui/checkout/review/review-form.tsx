import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { ButtonLink } from '../../design/button';
import { isPlainClick } from '../../design/plain-click';
import { useScrollTo } from '../../forms/form-message';
import { DoneSteps } from '../frame/done-steps';
import { CodesNote, OrderChangesNote, PriceChangesNote } from './order-changes-note';
import { PaymentFacts } from '../payment/payment-facts';
import type { ReviewViewModel } from './review-view-model';
import { ReviewProblem } from './review-problem';
import { Shipments } from '../delivery/shipments';
import { VendorNote, type OpenVendorNote } from '../delivery/vendor-note';
import type { EndedSession } from '../step-form';

export interface ReviewFormProps {
  readonly model: ReviewViewModel;
  readonly ended: EndedSession;
  /** Opens CHOOSE_FROM_SAVED_PAYMENT. */
  readonly changePayment: () => void;
  readonly openVendorNote: OpenVendorNote;
}

/** Everything that was entered, and what has changed since it was seen (CHK-08). */
export const ReviewForm = observer(({ model, ended, changePayment, openVendorNote }: ReviewFormProps): ReactElement => {
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
      {changes === undefined ? (
        <>
          <PriceChangesNote items={cart.items} />
          <CodesNote cart={cart} />
        </>
      ) : null}
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
      <VendorNote vendors={checkout.vendors} open={openVendorNote} />
      <Shipments cart={cart} hasPictures hasTotals />
    </>
  );
});
