import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { MAX_LENGTHS } from '../../../core/forms/checks';
import { REGISTRATION_PASSWORD } from '../../../core/forms/messages';
import { codeSent } from '../../../core/identity/password-reset-message';
import { withReturnPath } from '../../../core/identity/return-url';
import { FORM_ACTIONS } from '../../chrome/form-actions';
import { LINKS } from '../../chrome/header-links';
import { Banner } from '../../design/banner';
import { Button } from '../../design/button';
import { FormField } from '../../forms/form-field';
import frame from '../../forms/form-frame.module.css';
import { FormSummary } from '../../forms/form-summary';
import { useFormElement } from '../../forms/use-form-element';
import { PageFrame } from '../shared/page-frame';
import styles from './password-reset-page.module.css';
import type { PasswordResetStep } from './password-reset-data';
import { haveCodePath } from './password-reset-paths';
import type { PasswordResetViewModel } from './password-reset-view-model';

interface Props {
  readonly model: PasswordResetViewModel;
}

const EMAIL = {
  name: 'email',
  type: 'email',
  autoComplete: 'username',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: MAX_LENGTHS.email,
  required: true,
} as const;

interface ResetFormProps extends Props {
  /** What the shop does with the form when it is posted without scripts. */
  readonly step: PasswordResetStep;
  readonly onSubmit: () => void;
  readonly element?: RefObject<HTMLFormElement | null>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What every form of this page has around it. */
const ResetForm = ({ model, step, onSubmit, element, className, children }: ResetFormProps): ReactElement => (
  <form
    ref={element}
    method="post"
    action={FORM_ACTIONS.resetPassword}
    noValidate
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <input type="hidden" name="step" value={step} />
    <input type="hidden" name="URL" value={model.returnPath} />
    {children}
  </form>
);

const AskCode = observer(({ model }: Props): ReactElement => (
  <ResetForm
    model={model}
    step="ask"
    element={useFormElement(model.ask)}
    className={frame.form}
    onSubmit={() => void model.requestCode()}
  >
    <FormSummary form={model.ask} formId="ask-code" />
    <FormField form={model.ask} formId="ask-code" {...EMAIL} />
    <Button type="submit" size="large" block pending={model.status === 'requesting'}>
      Email Me a Code
    </Button>
    <a href={haveCodePath(model.returnPath)} className={styles.link}>
      I already have a code
    </a>
  </ResetForm>
));

/** The rule is told before it is broken; once it is, the error says it in the same words. */
const NewPassword = observer(({ model }: Props): ReactElement => {
  const isRuleBroken = model.renew.field('password').errors.includes(REGISTRATION_PASSWORD);
  return (
    <FormField
      form={model.renew}
      formId="new-password"
      name="password"
      type="password"
      autoComplete="new-password"
      maxLength={MAX_LENGTHS.password}
      hint={isRuleBroken ? undefined : REGISTRATION_PASSWORD}
      required
    />
  );
});

const Renew = observer(({ model }: Props): ReactElement => (
  <>
    <ResetForm
      model={model}
      step="renew"
      element={useFormElement(model.renew)}
      className={frame.form}
      onSubmit={() => void model.reset()}
    >
      <FormSummary form={model.renew} formId="new-password" />
      <FormField form={model.renew} formId="new-password" {...EMAIL} />
      <FormField
        form={model.renew}
        formId="new-password"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
      />
      <NewPassword model={model} />
      <Button type="submit" size="large" block pending={model.status === 'resetting'}>
        Set New Password
      </Button>
    </ResetForm>
    <ResetForm model={model} step="ask" className={styles.again} onSubmit={() => void model.requestAnother()}>
      <input type="hidden" name="email" value={model.renew.field('email').value} />
      <span>Nothing came?</span>
      <Button type="submit" look="quiet" size="small" pending={model.status === 'requesting'}>
        Send a new code
      </Button>
    </ResetForm>
  </>
));

/** That a code is on its way, if there is an account: it takes the focus, so that it is heard. */
const Sent = observer(({ model }: Props): ReactElement | null => {
  const notice = useRef<HTMLDivElement>(null);
  const { codesRequested, sentTo } = model;
  useEffect(() => {
    if (codesRequested > 0) notice.current?.focus();
  }, [codesRequested]);
  return sentTo === undefined ? null : (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <Banner tone="good" title={codeSent(sentTo)}>
        <p>It is good for a few minutes. Look in your spam folder, too.</p>
      </Banner>
    </div>
  );
});

/** A forgotten password: a code by email, then a new password. It works without scripts (MOD-04, FRM-05). */
export const PasswordResetPage = observer(({ model }: Props): ReactElement => (
  <PageFrame>
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{model.step === 'ask' ? 'Forgot your password?' : 'Set a new password'}</h1>
        {model.step === 'ask' ? <p>Tell us your email, and we will send you a code to set a new one.</p> : null}
      </div>
      <Sent model={model} />
      <div aria-live="polite">
        {model.message === undefined ? null : <Banner tone="bad" urgent title={model.message} />}
      </div>
      {model.step === 'ask' ? <AskCode model={model} /> : <Renew model={model} />}
      {model.outboxPath === undefined ? null : (
        <p className={styles.development}>
          Development: <a href={model.outboxPath}>see the outbox</a>
        </p>
      )}
      <a href={withReturnPath(LINKS.signIn, model.returnPath)} className={styles.link}>
        Back to sign in
      </a>
    </div>
  </PageFrame>
));
