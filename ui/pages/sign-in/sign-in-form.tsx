import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { FORM_ACTIONS } from '../../chrome/form-actions';
import { Button } from '../../design/button';
import { Field } from '../../design/field';
import { PasswordField } from '../../design/password-field';
import { useTypedBefore } from '../../design/use-typed-before';
import styles from './sign-in-form.module.css';
import type { SignInViewModel } from './sign-in-view-model';

export interface SignInFormProps {
  readonly model: SignInViewModel;
  /** The commerce backend's page to reset a password. */
  readonly forgotPasswordUrl: string;
  /** Id of the message that says why both fields are marked (ERR-07). */
  readonly messageId: string;
}

/** Email and password; a form that posts without scripts. Used by the page and by the dialog. */
export const SignInForm = observer(({ model, forgotPasswordUrl, messageId }: SignInFormProps): ReactElement => {
  const form = useTypedBefore(({ email, password }) => {
    if (email !== undefined && email !== model.email) model.typeEmail(email);
    if (password !== undefined) model.typePassword(password);
  });
  const refused = model.isRefused ? { 'aria-invalid': true, 'aria-describedby': messageId } : {};
  return (
    <form
      ref={form}
      method="post"
      action={FORM_ACTIONS.signIn}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit();
      }}
    >
      <input type="hidden" name="URL" value={model.returnPath} />
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...refused}
        error={model.emailError}
        value={model.email}
        onChange={(event) => model.typeEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        {...refused}
        error={model.passwordError}
        value={model.password}
        onChange={(event) => model.typePassword(event.target.value)}
      />
      <a href={forgotPasswordUrl} className={styles.forgot}>
        Forgot password?
      </a>
      <Button type="submit" size="large" block pending={model.status === 'submitting'}>
        Sign In
      </Button>
    </form>
  );
});
