import { observer } from 'mobx-react-lite';
import { use, useId, type ReactElement } from 'react';
import { MAX_LENGTHS } from '../../core/forms/checks';
import { withReturnPath } from '../../core/paths/return-url';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { LINKS } from '../../core/paths/links';
import { Button } from '../design/button';
import { FormField } from '../forms/form-field';
import { FormPasswordField } from '../forms/form-password-field';
import * as frame from '../forms/form-frame.module.css';
import { FormMessage } from '../forms/form-message';
import { FormSummary } from '../forms/form-summary';
import { useFormElement } from '../forms/use-form-element';
import { LockedHelp } from './locked-help';
import { CapabilityContext } from '../page/capability-context';
import * as styles from './sign-in-form.module.css';
import type { SignInViewModel } from './sign-in-view-model';

export interface SignInFormProps {
  readonly model: SignInViewModel;
  /** Element id of the form, and the prefix of its fields' ids. */
  readonly formId: string;
}

interface CredentialsProps extends SignInFormProps {
  /** Id of the message about a refused sign-in. */
  readonly messageId: string;
}

const Credentials = observer(({ model, formId, messageId }: CredentialsProps): ReactElement => {
  const refused = model.isRefused ? { 'aria-invalid': true, 'aria-describedby': messageId } : {};
  return (
    <>
      <FormField
        form={model.form}
        formId={formId}
        name="email"
        type="email"
        data-autofocus
        maxLength={MAX_LENGTHS.email}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...refused}
      />
      <FormPasswordField
        form={model.form}
        formId={formId}
        name="password"
        autoComplete="current-password"
        maxLength={MAX_LENGTHS.password}
        required
        {...refused}
      />
    </>
  );
});

/** Email and password. The form posts without scripts. Used by the page and by the dialogs (MOD-04, FRM-01). */
export const SignInForm = observer(({ model, formId }: SignInFormProps): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  const messageId = useId();
  const form = useFormElement(model.form);
  return (
    <div className={frame.whole}>
      <FormMessage id={messageId} message={model.message} isPending={model.status === 'submitting'} />
      {model.isLocked && leadsTo(FORM_ACTIONS.signInLink) ? (
        <LockedHelp email={model.form.field('email').value} returnPath={model.returnPath} />
      ) : null}
      <form
        ref={form}
        id={formId}
        method="post"
        action={FORM_ACTIONS.signIn}
        noValidate
        className={frame.form}
        onSubmit={(event) => {
          event.preventDefault();
          void model.submit();
        }}
      >
        <input type="hidden" name="URL" value={model.returnPath} />
        <FormSummary form={model.form} formId={formId} />
        <Credentials model={model} formId={formId} messageId={messageId} />
        {leadsTo(LINKS.forgotPassword) ? (
          <a href={withReturnPath(LINKS.forgotPassword, model.returnPath)} className={styles.forgot}>
            Forgot password?
          </a>
        ) : null}
        <Button type="submit" size="large" block pending={model.status === 'submitting'}>
          Sign In
        </Button>
      </form>
    </div>
  );
});
