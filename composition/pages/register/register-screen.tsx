import { registrationForm } from '../../../core/identity/registration/registration-form';
import type { RegisterData } from '../../../ui/pages/register/register-data';
import { CaptchaViewModel } from '../../../ui/captcha/captcha-view-model';
import { RegisterPage } from '../../../ui/pages/register/register-page';
import { UnlessSignedIn } from '../../../ui/pages/shared/unless-signed-in';
import { RegisterViewModel } from '../../../ui/register/register-view-model';
import type { Screen } from '../../page/screen';

export const registerScreen: Screen<RegisterData> = (
  { analytics, brand, chrome, history, loadCaptcha, register },
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
      showSuccess: history.leave(returnPath),
    },
  );
  return {
    element: (
      <UnlessSignedIn chrome={chrome} returnPath={returnPath} isAnswer={data.problem !== undefined}>
        <RegisterPage model={model} returnPath={returnPath} brand={brand} />
      </UnlessSignedIn>
    ),
  };
};
