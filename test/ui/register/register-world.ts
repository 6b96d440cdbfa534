import * as TE from 'fp-ts/TaskEither';
import type { CaptchaSettings } from '../../../core/captcha/captcha';
import { makeRegister, type Register } from '../../../core/identity/registration/register';
import { interstitialRegistrationForm, registrationForm } from '../../../core/identity/registration/registration-form';
import { makeSignIn } from '../../../core/identity/sign-in/sign-in';
import type { CardSuccessFlow } from '../../../core/petco-pay/card-flow-store';
import { CaptchaViewModel } from '../../../ui/captcha/captcha-view-model';
import { RegisterViewModel, type RegisterOptions } from '../../../ui/register/register-view-model';
import { aMember } from '../../builders/rewards';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeCaptcha } from '../../fakes/fake-captcha';
import { FakeRegistrationGateway } from '../../fakes/fake-registration-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';

export interface Opening {
  readonly captcha?: CaptchaSettings;
  readonly isServiceDown?: boolean;
  readonly isInterstitial?: boolean;
  readonly onSuccess?: (flow: CardSuccessFlow) => void;
  readonly left?: Pick<RegisterOptions, 'values' | 'problem'>;
}

/** Valid values of either form. */
export const ROBIN = {
  firstName: 'Robin',
  lastName: 'Reed',
  email: 'robin.reed@example.test',
  password: 'Pawsome123',
  phoneNumber: '5555550100',
} as const;

/** A registration form over the use case and accounts in memory. */
export const openRegistration = ({
  captcha,
  isServiceDown = false,
  isInterstitial = false,
  onSuccess,
  left,
}: Opening = {}) => {
  const registration = new FakeRegistrationGateway();
  const { identity } = registration;
  const session = new FakeSessionStore();
  const configuration = TE.right({ ONELOGIN_SERVICE_DOWN: String(isServiceDown) });
  const signIn = makeSignIn({
    identity,
    session,
    configuration,
    ensureGuestIdentity: TE.right(undefined),
    refreshRewards: TE.right(aMember()),
  });
  const register: Register = makeRegister({
    registration,
    session,
    signIn,
    configuration,
    joinPals: () => TE.right(undefined),
  });
  const analytics = new FakeAnalytics();
  const shown: string[] = [];
  const fakeCaptcha = new FakeCaptcha();
  const model = new RegisterViewModel(
    {
      ...left,
      form: isInterstitial ? interstitialRegistrationForm : registrationForm,
      place: isInterstitial ? 'interstitial' : 'page',
      captcha: new CaptchaViewModel(captcha, async () => fakeCaptcha),
      isServiceDown,
      ...(onSuccess === undefined ? {} : { onSuccess }),
    },
    { register, analytics, showSuccess: () => void shown.push(identity.caller.isRegistered ? 'signed in' : 'a guest') },
  );
  const fill = (
    values: Partial<Record<keyof typeof ROBIN | 'palsReward' | 'palsPhoneNumber', string>> = ROBIN,
  ): void => {
    for (const [key, value] of Object.entries(values)) model.form.change(key as keyof typeof ROBIN, value);
  };
  const errorsOf = (key: keyof typeof ROBIN | 'palsReward' | 'palsPhoneNumber'): ReadonlyArray<string> =>
    model.form.field(key).errors;
  return { model, registration, identity, analytics, shown, fakeCaptcha, fill, errorsOf };
};
