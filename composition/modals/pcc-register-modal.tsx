import { captchaSettings } from '../../core/captcha/captcha';
import { isLoginServiceDown } from '../../core/configuration/store-configuration';
import { interstitialRegistrationForm } from '../../core/identity/registration-form';
import { CaptchaViewModel } from '../../ui/captcha/captcha-view-model';
import { InterstitialRegistration } from '../../ui/register/interstitial-registration';
import { RegisterViewModel } from '../../ui/register/register-view-model';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { CaptchaTokens } from '../tokens/captcha-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { inForCard } from './in-for-card';
import type { ModalScreen } from './modal-screen';

/** PCC_REGISTER: an account on the way to the card (REG-04). */
export const pccRegisterModal: ModalScreen = (supplies) => {
  const { configuration, returnPath } = supplies.get(ChromeTokens.chrome);
  const model = new RegisterViewModel(
    {
      form: interstitialRegistrationForm,
      place: 'interstitial',
      captcha: new CaptchaViewModel(captchaSettings(configuration), supplies.get(CaptchaTokens.load)),
      isServiceDown: isLoginServiceDown(configuration),
    },
    {
      register: supplies.get(IdentityTokens.register),
      analytics: supplies.get(AnalyticsTokens.analytics),
      showSuccess: inForCard(supplies, 'PCC_REGISTRATION'),
    },
  );
  return {
    title: 'Create Account',
    isBusy: () => model.status === 'submitting',
    size: 'medium',
    element: (
      <InterstitialRegistration
        model={model}
        brand={supplies.get(PlatformTokens.brand)}
        returnPath={returnPath}
        onSignIn={() => supplies.get(ChromeTokens.modals).setType('SIGN_IN_WITH_PCC')}
      />
    ),
  };
};
