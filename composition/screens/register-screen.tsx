import { registrationForm } from '../../core/identity/registration-form';
import type { RegisterData } from '../../ui/pages/register/register-data';
import { CaptchaViewModel } from '../../ui/captcha/captcha-view-model';
import { RegisterPage } from '../../ui/pages/register/register-page';
import { UnlessSignedIn } from '../../ui/pages/shared/unless-signed-in';
import { RegisterViewModel } from '../../ui/register/register-view-model';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { CaptchaTokens } from '../tokens/captcha-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { Screen } from './screen';

export const registerScreen: Screen<RegisterData> = (supplies, data) => {
  const { returnPath, captcha, ...left } = data;
  const model = new RegisterViewModel(
    {
      ...left,
      form: registrationForm,
      place: 'page',
      captcha: new CaptchaViewModel(captcha, supplies.get(CaptchaTokens.load)),
    },
    {
      register: supplies.get(IdentityTokens.register),
      analytics: supplies.get(AnalyticsTokens.analytics),
      showSuccess: supplies.get(PlatformTokens.history).leave(returnPath),
    },
  );
  return {
    element: (
      <UnlessSignedIn
        chrome={supplies.get(ChromeTokens.chrome)}
        returnPath={returnPath}
        isAnswer={data.problem !== undefined}
      >
        <RegisterPage model={model} returnPath={returnPath} brand={supplies.get(PlatformTokens.brand)} />
      </UnlessSignedIn>
    ),
  };
};
