import { REGISTRATION_PASSWORD } from '../../../../core/forms/account-checks';
import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { changePasswordForm, type ChangePasswordField } from '../../../../core/account/profile/profile-forms';
import { MAX_LENGTHS } from '../../../../core/forms/checks';
import { ACCOUNT_FORM_ACTIONS } from '../../../../core/paths/account-form-actions';
import { LINKS } from '../../../../core/paths/links';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { Badge } from '../../../design/badge';
import { VisuallyHidden } from '../../../design/visually-hidden';
import { FormPasswordField } from '../../../forms/form-password-field';
import type { FormViewModel } from '../../../forms/form-view-model';
import { CapabilityContext } from '../../../page/capability-context';
import { PostedForm } from '../../shared/posted-form';
import { AccountForm } from '../account-form';
import { AccountFormProblem } from '../account-form-problem';
import { AccountFrame } from '../account-frame';
import { AccountSection } from '../account-section';
import { DoneBanner } from '../done-banner';
import type { RefusedForm } from '../refused-form';
import { SECURITY_DONE, SECURITY_TITLE, type SecurityData, type ShownSession } from './security-data';
import * as styles from './security-page.module.css';

/** The field for the new password. Its rule is always shown; the error repeats the same text. */
const NewPassword = observer(({ model }: { readonly model: FormViewModel<ChangePasswordField> }): ReactElement => (
  <FormPasswordField
    form={model}
    formId="password"
    name="newPassword"
    autoComplete="new-password"
    maxLength={MAX_LENGTHS.password}
    hint={model.field('newPassword').errors.includes(REGISTRATION_PASSWORD) ? undefined : REGISTRATION_PASSWORD}
    required
  />
));

const Password = ({ refused }: { readonly refused: RefusedForm | undefined }): ReactElement => (
  <AccountForm
    id="password"
    action={ACCOUNT_FORM_ACTIONS.changePassword}
    form={changePasswordForm}
    refused={refused}
    returnPath={ACCOUNT_PATHS.security}
    label="Change password"
  >
    {(model) => (
      <>
        <FormPasswordField
          form={model}
          formId="password"
          name="oldPassword"
          autoComplete="current-password"
          maxLength={MAX_LENGTHS.password}
          required
        />
        <NewPassword model={model} />
      </>
    )}
  </AccountForm>
);

/** An account that is opened with Google alone gets its first password by mail. */
const NoPassword = (): ReactElement => (
  <p>
    You sign in with Google, and your account has no password.{' '}
    {use(CapabilityContext).leadsTo(LINKS.forgotPassword) ? (
      <a href={LINKS.forgotPassword}>Set one with a code by email</a>
    ) : null}
  </p>
);

/** The password as far as it is known how the account is opened. A refused form is shown in any case. */
const PasswordPart = ({ account, refused }: Pick<SecurityData, 'account' | 'refused'>): ReactElement => {
  if (refused?.name === 'password') return <Password refused={refused} />;
  if (account === undefined) {
    return (
      <p>
        We couldn’t load this. <a href={ACCOUNT_PATHS.security}>Try again</a>
      </p>
    );
  }
  return account.hasPassword ? <Password refused={undefined} /> : <NoPassword />;
};

const Session = ({ session: { id, name, lastUsed, isCurrent } }: { readonly session: ShownSession }): ReactElement => (
  <li className={styles.session}>
    <MonitorSmartphone size={24} aria-hidden className={styles.icon} />
    <div className={styles.words}>
      <p className={styles.name}>
        {name}
        {isCurrent ? <Badge tone="good">This browser</Badge> : null}
      </p>
      {lastUsed === undefined ? null : <p className={styles.facts}>Last used {lastUsed}</p>}
    </div>
    {isCurrent ? null : (
      <PostedForm
        action={ACCOUNT_FORM_ACTIONS.endSession}
        look="secondary"
        size="small"
        label={
          <>
            Sign out<VisuallyHidden> {name}</VisuallyHidden>
          </>
        }
      >
        <input type="hidden" name="sessionId" value={id} />
      </PostedForm>
    )}
  </li>
);

const Sessions = ({ sessions }: { readonly sessions: ReadonlyArray<ShownSession> | undefined }): ReactElement =>
  sessions === undefined ? (
    <p>
      We couldn’t load where you’re signed in. <a href={ACCOUNT_PATHS.security}>Try again</a>
    </p>
  ) : (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <PostedForm action={ACCOUNT_FORM_ACTIONS.signOutEverywhere} look="secondary" label="Sign out everywhere" />
    </>
  );

/** The password, and where the account is signed in (ACC-02, ACC-07). */
export const SecurityPage = ({
  data: { account, sessions, done, refused },
}: {
  readonly data: SecurityData;
}): ReactElement => {
  return (
    <AccountFrame place="security" title={SECURITY_TITLE}>
      {done === undefined ? null : <DoneBanner words={SECURITY_DONE} done={done} />}
      <AccountSection
        title="Password"
        lead="Changing your password signs out all other browsers. We’ll email you to confirm."
      >
        <PasswordPart account={account} refused={refused} />
      </AccountSection>
      <AccountSection
        title="Where you’re signed in"
        lead="If you don’t recognize a browser, sign it out and change your password."
      >
        {refused?.name === 'sessions' && refused.problem !== undefined ? (
          <AccountFormProblem problem={refused.problem} returnPath={ACCOUNT_PATHS.security} />
        ) : null}
        <Sessions sessions={sessions} />
      </AccountSection>
    </AccountFrame>
  );
};
