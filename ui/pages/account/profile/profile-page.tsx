import { Fragment, use, type ReactElement } from 'react';
import {
  emailCodeForm,
  newEmailForm,
  newEmailOnlyForm,
  profileForm,
} from '../../../../core/account/profile/profile-forms';
import type { Profile } from '../../../../core/account/profile/profile-gateway';
import { MAX_LENGTHS } from '../../../../core/forms/checks';
import { ACCOUNT_FORM_ACTIONS } from '../../../../core/paths/account-form-actions';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { REPEAT_DELIVERY_PATH } from '../../../../core/paths/repeat-delivery-paths';
import type { ReminderKind } from '../../../../core/stock-notices/stock-notices';
import { Banner } from '../../../design/banner';
import { Checkbox, type CheckboxProps } from '../../../design/checkbox';
import { CapabilityContext } from '../../../page/capability-context';
import { FormField } from '../../../forms/form-field';
import { FormPasswordField } from '../../../forms/form-password-field';
import { ACCOUNT_EMAIL, MAILED_CODE } from '../../shared/mailed-code-form';
import { AccountForm } from '../account-form';
import { AccountFrame } from '../account-frame';
import { AccountSection } from '../account-section';
import type { RefusedForm } from '../refused-form';
import { PendingNotices } from './pending-notices';
import { REMINDER_FIELDS, remindersOf } from './reminder-fields';
import { CHECKED, PROFILE_DONE, PROFILE_TITLE, type ProfileData, type ProfileFormName } from './profile-data';

interface FormProps {
  readonly profile: Profile | undefined;
  readonly refused: RefusedForm | undefined;
}

const REMINDERS: Readonly<Record<ReminderKind, Pick<CheckboxProps, 'label' | 'hint'>>> = {
  appointments: {
    label: 'Remind me the day before an appointment',
    hint: 'For a class, before its first lesson.',
  },
  'repeat-deliveries': {
    label: 'Remind me three days before a repeat delivery ships',
    hint: 'We’ll still email you about a new or higher total, and when something is left out or moved.',
  },
};

/** Posts which kinds are shown, too: a kind that is not shown stays as it is. */
const Reminders = ({ profile, refused }: FormProps): ReactElement => (
  <>
    {remindersOf(profile, refused).map(({ kind, isWanted }) => (
      <Fragment key={kind}>
        <input type="hidden" name={REMINDER_FIELDS.shown} value={kind} />
        <Checkbox name={REMINDER_FIELDS.wanted} value={kind} defaultChecked={isWanted} {...REMINDERS[kind]} />
      </Fragment>
    ))}
  </>
);

/** What a phone number is for. Repeat deliveries are paused without one (RPD-02). */
const usePhoneHint = (): string =>
  use(CapabilityContext).leadsTo(REPEAT_DELIVERY_PATH)
    ? 'Optional, but repeat deliveries need one. Stores and drivers only call about orders.'
    : 'Optional. Stores and drivers only call about orders.';

const Name = ({ profile, refused }: FormProps): ReactElement => {
  const phoneHint = usePhoneHint();
  return (
    <AccountForm
      id="details"
      action={ACCOUNT_FORM_ACTIONS.changeProfile}
      form={profileForm}
      values={profile}
      refused={refused}
      returnPath={ACCOUNT_PATHS.profile}
      label="Save changes"
    >
      {(model) => (
        <>
          <FormField
            form={model}
            formId="details"
            name="firstName"
            autoComplete="given-name"
            maxLength={MAX_LENGTHS.name}
            required
          />
          <FormField
            form={model}
            formId="details"
            name="lastName"
            autoComplete="family-name"
            maxLength={MAX_LENGTHS.name}
            required
          />
          <FormField
            form={model}
            formId="details"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={32}
            hint={phoneHint}
          />
          <input
            type="hidden"
            name="shownOffers"
            value={refused === undefined ? String(profile?.wantsOffers ?? '') : refused.typed.shownOffers}
          />
          <Checkbox
            name="wantsOffers"
            value={CHECKED}
            defaultChecked={refused === undefined ? profile?.wantsOffers : refused.typed.wantsOffers === CHECKED}
            label="Email me about offers and news"
            hint="You’ll always get emails about your orders and account."
          />
          <Reminders profile={profile} refused={refused} />
        </>
      )}
    </AccountForm>
  );
};

const NewEmail = ({ profile, refused }: FormProps): ReactElement => (
  <AccountForm
    id="email"
    action={ACCOUNT_FORM_ACTIONS.requestEmail}
    form={profile?.hasPassword === false ? newEmailOnlyForm : newEmailForm}
    refused={refused}
    returnPath={ACCOUNT_PATHS.profile}
    label={profile?.pendingEmail === undefined ? 'Email me a code' : 'Email me a new code'}
    look="secondary"
  >
    {(model) => (
      <>
        <FormField
          form={model}
          formId="email"
          {...ACCOUNT_EMAIL}
          autoComplete="email"
          hint="We’ll send a code to your new address. Your email changes once you enter it."
        />
        {profile?.hasPassword === false ? null : (
          <FormPasswordField
            form={model}
            formId="email"
            name="oldPassword"
            autoComplete="current-password"
            maxLength={MAX_LENGTHS.password}
            required
          />
        )}
      </>
    )}
  </AccountForm>
);

interface CodeProps extends Pick<FormProps, 'refused'> {
  readonly email: string;
  /** Whether the code was sent just now. The field is below the fold on phones, so it gets the focus then. */
  readonly isJustSent: boolean;
}

const Code = ({ email, isJustSent, refused }: CodeProps): ReactElement => (
  <AccountForm
    id="code"
    action={ACCOUNT_FORM_ACTIONS.confirmEmail}
    form={emailCodeForm}
    refused={refused}
    returnPath={ACCOUNT_PATHS.profile}
    label="Confirm new email"
  >
    {(model) => (
      <FormField
        form={model}
        formId="code"
        {...MAILED_CODE}
        autoFocus={isJustSent}
        autoCapitalize="characters"
        maxLength={64}
        hint={`We sent it to ${email}. It expires in 15 minutes.`}
      />
    )}
  </AccountForm>
);

/** Name, phone number, email address and which mail the shopper wants (ACC-02). */
export const ProfilePage = ({ data }: { readonly data: ProfileData }): ReactElement => {
  const { profile, done, refused, notices } = data;
  const refusedAs = (name: ProfileFormName): RefusedForm | undefined => (refused?.name === name ? refused : undefined);
  const isShown = (name: ProfileFormName): boolean => profile !== undefined || refused?.name === name;
  const codeFor = profile?.pendingEmail;
  return (
    <AccountFrame place="profile" title={PROFILE_TITLE}>
      {done === undefined ? null : <Banner tone="good" urgent title={PROFILE_DONE[done]} />}
      {isShown('details') ? (
        <AccountSection title="Your details">
          <Name profile={profile} refused={refusedAs('details')} />
        </AccountSection>
      ) : null}
      <PendingNotices notices={notices} />
      {isShown('email') || isShown('code') ? (
        <AccountSection
          title="Email"
          lead={
            profile === undefined ? undefined : (
              <>
                You sign in with <strong>{profile.email}</strong>.
              </>
            )
          }
        >
          {codeFor === undefined && refusedAs('code') === undefined ? null : (
            <Code email={codeFor ?? 'your new address'} isJustSent={done === 'code-sent'} refused={refusedAs('code')} />
          )}
          {isShown('email') ? <NewEmail profile={profile} refused={refusedAs('email')} /> : null}
        </AccountSection>
      ) : null}
    </AccountFrame>
  );
};
