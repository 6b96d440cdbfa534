import { useState, type ReactElement, type ReactNode } from 'react';
import { MAX_LENGTHS } from '../../../core/forms/checks';
import { askLinkForm, useLinkForm } from '../../../core/identity/sign-in-link-forms';
import { LINK_SENT } from '../../../core/identity/sign-in-link-message';
import { withReturnPath } from '../../../core/identity/return-url';
import { FORM_ACTIONS } from '../../chrome/form-actions';
import { LINKS } from '../../chrome/header-links';
import { Banner } from '../../design/banner';
import { Button } from '../../design/button';
import { FormField } from '../../forms/form-field';
import frame from '../../forms/form-frame.module.css';
import { FormSummary } from '../../forms/form-summary';
import { FormViewModel } from '../../forms/form-view-model';
import { PageFrame } from '../shared/page-frame';
import type { SignInLinkData, SignInLinkStep } from './sign-in-link-data';
import { haveLinkPath } from './sign-in-link-paths';
import styles from './sign-in-link-page.module.css';

interface Props {
  readonly data: SignInLinkData;
}

interface LinkFormProps {
  readonly step: SignInLinkStep;
  readonly returnPath: string;
  readonly children: ReactNode;
}

/** The forms of this page are posted with scripts as without: the server sets what makes a browser known. */
const LinkForm = ({ step, returnPath, children }: LinkFormProps): ReactElement => (
  <form method="post" action={FORM_ACTIONS.signInLink} noValidate className={frame.form}>
    <input type="hidden" name="step" value={step} />
    <input type="hidden" name="URL" value={returnPath} />
    {children}
  </form>
);

const AskLink = ({ data }: Props): ReactElement => {
  const [form] = useState(() => new FormViewModel(askLinkForm, { email: data.email }, { email: data.errors.email }));
  return (
    <LinkForm step="ask" returnPath={data.returnPath}>
      <FormSummary form={form} formId="ask-link" />
      <FormField
        form={form}
        formId="ask-link"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LENGTHS.email}
        required
      />
      <Button type="submit" size="large" block>
        Email Me a Link
      </Button>
      <a href={haveLinkPath(data.returnPath, false)} className={styles.link}>
        I have a code
      </a>
    </LinkForm>
  );
};

const UseLink = ({ data }: Props): ReactElement => {
  const [form] = useState(() => new FormViewModel(useLinkForm, { code: data.code }, { code: data.errors.code }));
  return (
    <LinkForm step="use" returnPath={data.returnPath}>
      <FormSummary form={form} formId="use-link" />
      <FormField
        form={form}
        formId="use-link"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
      />
      <Button type="submit" size="large" block>
        Let This Browser In
      </Button>
      <a href={withReturnPath(FORM_ACTIONS.signInLink, data.returnPath)} className={styles.link}>
        Send a new link
      </a>
    </LinkForm>
  );
};

const WORDS = {
  ask: 'Tell us your email, and we will send you a link that lets this browser in while your account is locked.',
  use: 'Only do this in a browser that is yours. You then sign in with your password.',
} as const;

/** A mailed link for the owner of a locked account. It works without scripts (USR-05). */
export const SignInLinkPage = ({ data }: Props): ReactElement => (
  <PageFrame>
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{data.step === 'ask' ? 'Is your account locked?' : 'Let this browser in'}</h1>
        <p>{WORDS[data.step]}</p>
      </div>
      {data.isSent ? (
        <Banner tone="good" title={LINK_SENT}>
          <p>Open it in this browser, or enter its code here. Look in your spam folder, too.</p>
        </Banner>
      ) : null}
      {data.problem === undefined ? null : <Banner tone="bad" urgent title={data.problem} />}
      {data.step === 'ask' ? <AskLink data={data} /> : <UseLink data={data} />}
      {data.outboxPath === undefined ? null : (
        <p className={styles.development}>
          Development: <a href={data.outboxPath}>see the outbox</a>
        </p>
      )}
      <a href={withReturnPath(LINKS.signIn, data.returnPath)} className={styles.link}>
        Back to sign in
      </a>
    </div>
  </PageFrame>
);
