import { registrationForm } from '../../../core/identity/registration/registration-form';
import type { RegisterData } from '../../../ui/pages/register/register-data';
import { CaptchaViewModel } from '../../../ui/captcha/captcha-view-model';
import { RegisterPage } from '../../../ui/pages/register/register-page';
import { GuestOnly } from '../../../ui/pages/shared/guest-only';
import { RegisterViewModel } from '../../../ui/register/register-view-model';
import { rememberRegistration } from '../../chrome/welcome-new-member';
import type { Screen } from '../../page/screen';

export const registerScreen: Screen<RegisterData> = (
  { analytics, brand, chrome, history, loadCaptcha, register, sessionStorage },
  data,
) => {
  const { returnPath, captcha, ...left } = data;
  const model = new RegisterViewModel(
    {
      ...left,
      form: registrationForm,
      place: 'page',
      captcha: new CaptchaViewModel(captcha, loadCaptcha),
    },
    {
      register,
      analytics,
      showSuccess: () => {
        rememberRegistration({ sessionStorage });
        history.leave(returnPath)();
      },
    },
  );
  return {
    element: (
      <GuestOnly chrome={chrome} returnPath={returnPath} isResponse={data.problem !== undefined}>
        <RegisterPage model={model} returnPath={returnPath} brand={brand} />
      </GuestOnly>
    ),
  };
};
