import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, type ReactElement } from 'react';
import { PAYMENT_FORM_ACTIONS } from '../../../core/paths/payment-form-actions';
import { Button } from '../../design/button';
import { FormField } from '../../forms/form-field';
import { FormSummary } from '../../forms/form-summary';
import { useFormElement } from '../../forms/use-form-element';
import { giftCardFields } from './gift-card-fields';
import type { GiftCardsViewModel } from './gift-cards-view-model';
import * as styles from './gift-cards.module.css';
import type { PaymentParts } from './payment-parts';
import { StepMessage, type EndedSession } from '../step-form';

export interface GiftCardsProps {
  readonly model: GiftCardsViewModel;
  readonly ended: EndedSession;
  readonly parts: Pick<PaymentParts, 'AppliedGiftCards'>;
}

const FORM_ID = 'gift-card';

/** The gift cards of the order and a form for another one; without scripts, `PlainPayment` takes its place (PAY-05). */
export const GiftCards = observer(({ model, ended, parts }: GiftCardsProps): ReactElement | null => {
  const { form, submission, removals } = model;
  const element = useFormElement(form);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (removals > 0) opener.current?.focus();
  }, [removals]);
  if (!model.isOffered) return null;
  return (
    <section className={styles.gifts} aria-label="Gift cards">
      {model.applied.length === 0 ? null : (
        <Suspense>
          <parts.AppliedGiftCards model={model} />
        </Suspense>
      )}
      <details open={model.startsOpen || undefined} className={styles.details}>
        <summary ref={opener} className={styles.opener}>
          Use {model.applied.length === 0 ? 'a' : 'another'} gift card
        </summary>
        <form
          ref={element}
          id={FORM_ID}
          method="post"
          action={PAYMENT_FORM_ACTIONS.checkoutGiftCard}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void model.apply();
          }}
        >
          <StepMessage submission={submission} ended={ended} />
          <FormSummary form={form} formId={FORM_ID} />
          {giftCardFields(form, FORM_ID).map((field) => (
            <FormField key={field.name} {...field} />
          ))}
          <div>
            <Button type="submit" look="secondary" pending={submission.isPending}>
              Apply gift card
            </Button>
          </div>
        </form>
      </details>
    </section>
  );
});
