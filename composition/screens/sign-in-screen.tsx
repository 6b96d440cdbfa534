import type { SignInData } from '../../ui/pages/sign-in/sign-in-data';
import { SignInPage } from '../../ui/pages/sign-in/sign-in-page';
import { UnlessSignedIn } from '../../ui/pages/shared/unless-signed-in';
import { SignInViewModel } from '../../ui/sign-in/sign-in-view-model';
import { googleButton } from '../google/google-ways';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { Screen } from './screen';

export const signInScreen: Screen<SignInData> = (supplies, data) => {
  const goOn = supplies.get(PlatformTokens.history).leave(data.returnPath);
  const model = new SignInViewModel(data, 'page', {
    signIn: supplies.get(IdentityTokens.signIn),
    onSignedIn: () => {
      supplies.get(AnalyticsTokens.analytics).report({ name: 'sign-in', origin: 'page' })();
      goOn();
    },
  });
  return {
    element: (
      <UnlessSignedIn
        chrome={supplies.get(ChromeTokens.chrome)}
        returnPath={data.returnPath}
        isAnswer={data.refusal !== undefined}
      >
        <SignInPage
          model={model}
          brand={supplies.get(PlatformTokens.brand)}
          isPasswordRenewed={data.isPasswordRenewed}
          isBrowserAdded={data.isBrowserAdded}
          otherWays={googleButton(supplies, 'page', goOn)}
        />
      </UnlessSignedIn>
    ),
  };
};
