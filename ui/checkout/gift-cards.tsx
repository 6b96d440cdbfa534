import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, type ReactElement } from 'react';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { Button } from '../design/button';
import { FormField } from '../forms/form-field';
import { FormSummary } from '../forms/form-summary';
import { useFormElement } from '../forms/use-form-element';
import type { GiftCardsViewModel } from './gift-cards-view-model';
import * as styles from './gift-cards.module.css';
import type { PaymentParts } from './payment-parts';
import { StepMessage, type SignInOffer } from './step-form';

export interface GiftCardsProps {
  readonly model: GiftCardsViewModel;
  readonly signIn: SignInOffer;
  readonly parts: Pick<PaymentParts, 'AppliedGiftCards'>;
}

const FORM_ID = 'gift-card';

/** The gift cards of the order and a form for another one, which posts without scripts (PAY-05). */
export const GiftCards = observer(({ model, signIn, parts }: GiftCardsProps): ReactElement | null => {
  const { form, submission, removals } = model;
  const element = useFormElement(form);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (removals > 0) opener.current?.focus();
  }, [removals]);
  if (!model.isOffered) return null;
  const shared = { form, formId: FORM_ID, autoComplete: 'off', inputMode: 'numeric', spellCheck: false } as const;
  return (
    <section className={styles.gifts} aria-label="Gift cards">
      <p role="status" className={styles.status}>
        {model.done}
      </p>
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
          action={FORM_ACTIONS.checkoutGiftCard}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void model.apply();
          }}
        >
          <StepMessage submission={submission} signIn={signIn} />
          <FormSummary form={form} formId={FORM_ID} />
          <FormField {...shared} name="giftCardNumber" maxLength={40} hint="19 digits, on the back of the card." />
          <FormField {...shared} name="giftCardPin" maxLength={20} hint="4 to 8 digits, below the number." />
          <div>
            <Button type="submit" look="secondary" pending={submission.isPending}>
              Use this gift card
            </Button>
          </div>
        </form>
      </details>
    </section>
  );
});
