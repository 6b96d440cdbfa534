import { captchaSettings } from '../../core/captcha/captcha';
import { isLoginServiceDown } from '../../core/configuration/store-configuration';
import { interstitialRegistrationForm } from '../../core/identity/registration/registration-form';
import { CaptchaViewModel } from '../../ui/captcha/captcha-view-model';
import { InterstitialRegistration } from '../../ui/register/interstitial-registration';
import { RegisterViewModel } from '../../ui/register/register-view-model';
import { resumeCardFlow } from '../widgets/petco-pay/resume-card-flow';
import type { ModalScreen } from './modal-screen';

/** PCC_REGISTER: creates an account as part of the application for the card (REG-04). */
export const pccRegisterModal: ModalScreen = (dependencies) => {
  const { analytics, brand, chrome, loadCaptcha, modals, register } = dependencies;
  const { configuration, returnPath } = chrome;
  const model = new RegisterViewModel(
    {
      form: interstitialRegistrationForm,
      place: 'interstitial',
      captcha: new CaptchaViewModel(captchaSettings(configuration), loadCaptcha),
      isServiceDown: isLoginServiceDown(configuration),
    },
    {
      register,
      analytics,
      showSuccess: resumeCardFlow(dependencies, 'PCC_REGISTRATION'),
    },
  );
  return {
    title: 'Create Account',
    isBusy: () => model.status === 'submitting',
    size: 'medium',
    element: (
      <InterstitialRegistration
        model={model}
        brand={brand}
        returnPath={returnPath}
        onSignIn={() => modals.setType('SIGN_IN_WITH_PCC')}
      />
    ),
  };
};
