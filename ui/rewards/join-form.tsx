import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { Banner } from '../design/banner';
import { Button } from '../design/button';
import { FormField } from '../forms/form-field';
import { FormSummary } from '../forms/form-summary';
import { useFormElement } from '../forms/use-form-element';
import type { JoinFormViewModel } from './join-form-view-model';
import * as styles from './join-form.module.css';

const FORM_ID = 'join-pals';

/** The join form, with one optional field. The browser posts it when scripts do not run. */
export const JoinForm = observer(
  ({ model, programme }: { readonly model: JoinFormViewModel; readonly programme: string }): ReactElement => {
    const { form, joining } = model;
    const typed = useFormElement(form);
    return (
      <form
        ref={typed}
        id={FORM_ID}
        method="post"
        action={FORM_ACTIONS.joinPals}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void model.submit();
        }}
      >
        <FormSummary form={form} formId={FORM_ID} />
        <div aria-live="assertive">
          {joining.problem === undefined ? null : <Banner tone="bad" title={joining.problem} />}
        </div>
        <FormField
          form={form}
          formId={FORM_ID}
          name="palsPhoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Use it to redeem rewards at any store."
        />
        <Button type="submit" look="reward" size="large" pending={joining.status === 'joining'}>
          Join {programme}
        </Button>
      </form>
    );
  },
);
