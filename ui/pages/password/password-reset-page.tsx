import { REGISTRATION_PASSWORD } from '../../../core/forms/account-checks';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import { MAX_LENGTHS } from '../../../core/forms/checks';
import { codeSent } from '../../../core/identity/password-reset/password-reset-message';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { Banner } from '../../design/banner';
import { Button } from '../../design/button';
import { FormField } from '../../forms/form-field';
import { FormPasswordField } from '../../forms/form-password-field';
import { FormMessage } from '../../forms/form-message';
import { FormSummary } from '../../forms/form-summary';
import { useFormElement } from '../../forms/use-form-element';
import { ACCOUNT_EMAIL, MAILED_CODE, MailedCodeForm, type MailedCodeFormProps } from '../shared/mailed-code-form';
import { MailedCodePage, StepLink } from '../shared/mailed-code-page';
import * as styles from './password-reset-page.module.css';
import type { PasswordResetStep } from './password-reset-data';
import { haveCodePath } from './password-reset-paths';
import type { PasswordResetViewModel } from './password-reset-view-model';

interface Props {
  readonly model: PasswordResetViewModel;
}

interface ResetFormProps extends Props, Pick<MailedCodeFormProps, 'element' | 'className' | 'children'> {
  /** The step that the server runs when the form is posted without scripts. */
  readonly step: PasswordResetStep;
  readonly onSubmit: () => void;
}

const ResetForm = ({ model, ...form }: ResetFormProps): ReactElement => (
  <MailedCodeForm {...form} action={FORM_ACTIONS.resetPassword} returnPath={model.returnPath} />
);

const AskCode = observer(({ model }: Props): ReactElement => (
  <ResetForm model={model} step="ask" element={useFormElement(model.ask)} onSubmit={() => void model.requestCode()}>
    <FormSummary form={model.ask} formId="ask-code" />
    <FormField form={model.ask} formId="ask-code" {...ACCOUNT_EMAIL} />
    <Button type="submit" size="large" block pending={model.status === 'requesting'}>
      Email Me a Code
    </Button>
    <StepLink href={haveCodePath(model.returnPath)}>I already have a code</StepLink>
  </ResetForm>
));

/** The field for the new password. Its rule is always shown; the error repeats the same text. */
const NewPassword = observer(({ model }: Props): ReactElement => {
  const isRuleBroken = model.renew.field('password').errors.includes(REGISTRATION_PASSWORD);
  return (
    <FormPasswordField
      form={model.renew}
      formId="new-password"
      name="password"
      autoComplete="new-password"
      maxLength={MAX_LENGTHS.password}
      hint={isRuleBroken ? undefined : REGISTRATION_PASSWORD}
      required
    />
  );
});

const Renew = observer(({ model }: Props): ReactElement => (
  <>
    <ResetForm model={model} step="renew" element={useFormElement(model.renew)} onSubmit={() => void model.reset()}>
      <FormSummary form={model.renew} formId="new-password" />
      <FormField form={model.renew} formId="new-password" {...ACCOUNT_EMAIL} />
      <FormField form={model.renew} formId="new-password" {...MAILED_CODE} autoCapitalize="characters" maxLength={64} />
      <NewPassword model={model} />
      <Button type="submit" size="large" block pending={model.status === 'resetting'}>
        Set New Password
      </Button>
    </ResetForm>
    <ResetForm model={model} step="ask" className={styles.again} onSubmit={() => void model.requestAnother()}>
      <input type="hidden" name="email" value={model.renew.field('email').value} />
      <span>Didn’t get it?</span>
      <Button type="submit" look="quiet" size="small" pending={model.status === 'requesting'}>
        Send a new code
      </Button>
    </ResetForm>
  </>
));

/** A message that a code was sent if the account exists. It takes the focus, so that screen readers announce it. */
const Sent = observer(({ model }: Props): ReactElement | null => {
  const notice = useRef<HTMLDivElement>(null);
  const { codesRequested, sentTo } = model;
  useEffect(() => {
    if (codesRequested > 0) notice.current?.focus();
  }, [codesRequested]);
  return sentTo === undefined ? null : (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <Banner tone="good" title={codeSent(sentTo)}>
        <p>It expires in a few minutes. If you don’t see it, check your spam folder.</p>
      </Banner>
    </div>
  );
});

const COPY = {
  ask: {
    title: 'Forgot your password?',
    text: 'Enter your email and we’ll send you a code to set a new one.',
  },
  renew: { title: 'Set a new password' },
} as const;

/** The password reset: a code by email, then a new password. It works without scripts (MOD-04, FRM-05). */
export const PasswordResetPage = observer(({ model }: Props): ReactElement => (
  <MailedCodePage {...COPY[model.step]} returnPath={model.returnPath} outboxPath={model.outboxPath}>
    <Sent model={model} />
    <FormMessage message={model.message} isPending={model.status === 'requesting' || model.status === 'resetting'} />
    {model.step === 'ask' ? <AskCode model={model} /> : <Renew model={model} />}
  </MailedCodePage>
));
