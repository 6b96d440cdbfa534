import { useState, type ReactElement } from 'react';
import { askLinkForm, useLinkForm } from '../../../core/identity/sign-in/sign-in-link-forms';
import { LINK_SENT } from '../../../core/identity/sign-in/sign-in-link-message';
import { withReturnPath } from '../../../core/paths/return-url';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { Banner } from '../../design/banner';
import { Button } from '../../design/button';
import { FormField } from '../../forms/form-field';
import { FormSummary } from '../../forms/form-summary';
import { FormViewModel } from '../../forms/form-view-model';
import { ACCOUNT_EMAIL, MAILED_CODE, MailedCodeForm } from '../shared/mailed-code-form';
import { MailedCodePage, StepLink } from '../shared/mailed-code-page';
import type { SignInLinkData } from './sign-in-link-data';
import { haveLinkPath } from './sign-in-link-paths';

interface Props {
  readonly data: SignInLinkData;
}

/**
 * The form that requests a link. Like the other form it is always posted, since the server sets the cookie that makes a
 * browser known.
 */
const AskLink = ({ data }: Props): ReactElement => {
  const [form] = useState(() => new FormViewModel(askLinkForm, { email: data.email }, { email: data.errors.email }));
  return (
    <MailedCodeForm action={FORM_ACTIONS.signInLink} step="ask" returnPath={data.returnPath}>
      <FormSummary form={form} formId="ask-link" />
      <FormField form={form} formId="ask-link" {...ACCOUNT_EMAIL} />
      <Button type="submit" size="large" block>
        Email Me a Link
      </Button>
      <StepLink href={haveLinkPath(data.returnPath, false)}>I have a code</StepLink>
    </MailedCodeForm>
  );
};

const UseLink = ({ data }: Props): ReactElement => {
  const [form] = useState(() => new FormViewModel(useLinkForm, { code: data.code }, { code: data.errors.code }));
  return (
    <MailedCodeForm action={FORM_ACTIONS.signInLink} step="use" returnPath={data.returnPath}>
      <FormSummary form={form} formId="use-link" />
      <FormField form={form} formId="use-link" {...MAILED_CODE} autoCapitalize="none" maxLength={100} />
      <Button type="submit" size="large" block>
        Approve This Browser
      </Button>
      <StepLink href={withReturnPath(FORM_ACTIONS.signInLink, data.returnPath)}>Send a new link</StepLink>
    </MailedCodeForm>
  );
};

const COPY = {
  ask: {
    title: 'Is your account locked?',
    text: 'Enter your email and we’ll send you a link to sign in from this browser while your account is locked.',
  },
  use: {
    title: 'Approve this browser',
    text: 'Only do this on your own device. Then sign in with your password.',
  },
} as const;

/** A mailed link for the owner of a locked account. It works without scripts (USR-05). */
export const SignInLinkPage = ({ data }: Props): ReactElement => (
  <MailedCodePage {...COPY[data.step]} returnPath={data.returnPath} outboxPath={data.outboxPath}>
    {data.isSent ? (
      <Banner tone="good" title={LINK_SENT}>
        <p>Open it in this browser, or enter the code here. If you don’t see it, check your spam folder.</p>
      </Banner>
    ) : null}
    {data.problem === undefined ? null : <Banner tone="bad" urgent title={data.problem} />}
    {data.step === 'ask' ? <AskLink data={data} /> : <UseLink data={data} />}
  </MailedCodePage>
);
