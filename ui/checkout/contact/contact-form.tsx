import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { MAX_LENGTHS } from '../../../core/forms/checks';
import { CHECKOUT_FORM_ACTIONS } from '../../../core/paths/checkout-form-actions';
import { Button } from '../../design/button';
import { FormField } from '../../forms/form-field';
import { FormSummary } from '../../forms/form-summary';
import { useFormElement } from '../../forms/use-form-element';
import type { ContactViewModel } from './contact-view-model';
import { StepMessage, type EndedSession } from '../step-form';
import * as fields from '../address/address-fields.module.css';
import * as styles from '../step-form.module.css';

export interface ContactFormProps {
  readonly model: ContactViewModel;
  readonly ended: EndedSession;
}

const FORM_ID = 'contact';

/** Who picks up what is picked up in a store. The people there hand the order to this person. */
const PickupName = observer(({ model: { form } }: Pick<ContactFormProps, 'model'>): ReactElement => {
  const shared = { form, formId: FORM_ID, maxLength: MAX_LENGTHS.name };
  return (
    <fieldset className={styles.group}>
      <legend>Who’s picking up?</legend>
      <div className={fields.pair}>
        <FormField {...shared} name="firstName" autoComplete="given-name" />
        <FormField {...shared} name="lastName" autoComplete="family-name" />
      </div>
      <p className={styles.soft}>We’ll hand your order to this person at the store.</p>
    </fieldset>
  );
});

/** The form of the contact step. It posts without scripts. */
export const ContactForm = observer(({ model, ended }: ContactFormProps): ReactElement => {
  const { form, submission } = model;
  const element = useFormElement(form);
  const shared = { form, formId: FORM_ID };
  return (
    <form
      ref={element}
      id={FORM_ID}
      method="post"
      action={CHECKOUT_FORM_ACTIONS.checkoutContact}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit();
      }}
    >
      <StepMessage submission={submission} ended={ended} />
      <FormSummary form={form} formId={FORM_ID} />
      <div className={styles.fields}>
        <FormField
          {...shared}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint="For your order confirmation and updates."
        />
        <FormField
          {...shared}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Only used for questions about your delivery or pickup."
        />
      </div>
      {model.asksWhoPicksUp ? <PickupName model={model} /> : null}
      <div className={styles.next}>
        <Button type="submit" size="large" pending={submission.isPending}>
          Continue
        </Button>
      </div>
    </form>
  );
});
