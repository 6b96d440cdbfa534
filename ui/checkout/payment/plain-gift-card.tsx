import type { ReactElement } from 'react';
import { PAYMENT_FORM_ACTIONS } from '../../../core/paths/payment-form-actions';
import { Button } from '../../design/button';
import { FormField } from '../../forms/form-field';
import { FormMessage } from '../../forms/form-message';
import { FormSummary } from '../../forms/form-summary';
import { giftCardFields } from './gift-card-fields';
import type { GiftCardsViewModel } from './gift-cards-view-model';
import * as styles from '../step-form.module.css';

export interface PlainGiftCardProps {
  readonly model: GiftCardsViewModel;
}

const FORM_ID = 'plain-gift-card';

/**
 * Number and PIN of a gift card for browsers without scripts, inside the form of the payment: its other fields are sent
 * along, so that nothing typed there is lost (CHK-09).
 */
export const PlainGiftCard = ({
  model: { form, submission, isOffered, applied },
}: PlainGiftCardProps): ReactElement => (
  <noscript>
    {isOffered ? (
      <fieldset className={styles.group}>
        <legend>Use {applied.length === 0 ? 'a' : 'another'} gift card</legend>
        <FormMessage message={submission.problem?.message} isPending={false} />
        <FormSummary form={form} formId={FORM_ID} />
        {giftCardFields(form, FORM_ID).map((field) => (
          <FormField key={field.name} {...field} />
        ))}
        <div>
          <Button type="submit" formAction={PAYMENT_FORM_ACTIONS.checkoutGiftCard} look="secondary">
            Apply gift card
          </Button>
        </div>
      </fieldset>
    ) : null}
  </noscript>
);
