import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { Button } from '../design/button';
import { FormField } from '../forms/form-field';
import { FormSummary } from '../forms/form-summary';
import { useFormElement } from '../forms/use-form-element';
import type { ContactViewModel } from './contact-view-model';
import { StepMessage, type EndedSession } from './step-form';
import * as styles from './step-form.module.css';

export interface ContactFormProps {
  readonly model: ContactViewModel;
  readonly ended: EndedSession;
}

const FORM_ID = 'contact';

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
      action={FORM_ACTIONS.checkoutContact}
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
      <div className={styles.next}>
        <Button type="submit" size="large" pending={submission.isPending}>
          Continue
        </Button>
      </div>
    </form>
  );
});
