import { observer } from 'mobx-react-lite';
import type { MouseEventHandler, ReactElement } from 'react';
import { CaptchaBox } from '../captcha/captcha-box';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { Button, ButtonLink } from '../design/button';
import * as frame from '../forms/form-frame.module.css';
import { FormMessage } from '../forms/form-message';
import { FormSummary } from '../forms/form-summary';
import { useFormElement } from '../forms/use-form-element';
import * as styles from './register-form.module.css';
import { RegistrationFields, type RegistrationFieldsProps } from './registration-fields';

export interface RegisterFormProps extends RegistrationFieldsProps {
  /** The path of this shop to open afterwards. */
  readonly returnPath: string;
  readonly signIn: {
    readonly href: string;
    readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  };
}

/** The registration form of the page and of the card's interstitial. It posts without scripts (REG-01 to REG-08). */
export const RegisterForm = observer(({ returnPath, signIn, ...fields }: RegisterFormProps): ReactElement => {
  const { model, formId } = fields;
  const form = useFormElement(model.form);
  const isSubmitting = model.status === 'submitting';
  return (
    <div className={frame.whole}>
      <FormMessage
        tone={model.isMade ? 'warning' : 'bad'}
        message={model.message}
        isPending={isSubmitting}
        action={model.isMade ? <ButtonLink {...signIn}>Sign In</ButtonLink> : undefined}
      />
      <form
        ref={form}
        id={formId}
        method="post"
        action={FORM_ACTIONS.register}
        noValidate
        className={frame.form}
        onSubmit={(event) => {
          event.preventDefault();
          void model.submit();
        }}
      >
        <input type="hidden" name="URL" value={returnPath} />
        {model.unanswered === undefined ? null : <input type="hidden" name="unanswered" value={model.unanswered} />}
        <FormSummary form={model.form} formId={formId} />
        <RegistrationFields {...fields} />
        <CaptchaBox model={model.captcha} />
        <Button
          type="submit"
          size="large"
          block
          pending={isSubmitting}
          disabled={!isSubmitting && (model.isMade || !model.captcha.isSatisfied)}
        >
          Create Account
        </Button>
      </form>
      <p className={styles.other}>
        Already have an account? <a {...signIn}>Sign In</a>
      </p>
    </div>
  );
});
