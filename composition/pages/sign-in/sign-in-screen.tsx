import type { SignInData } from '../../../ui/pages/sign-in/sign-in-data';
import { SignInPage } from '../../../ui/pages/sign-in/sign-in-page';
import { GuestOnly } from '../../../ui/pages/shared/guest-only';
import { SignInViewModel } from '../../../ui/sign-in/sign-in-view-model';
import { googleButton } from '../../widgets/google/google-button';
import type { Screen } from '../../page/screen';

export const signInScreen: Screen<SignInData> = (dependencies, data) => {
  const { analytics, brand, chrome, history, signIn } = dependencies;
  const goOn = history.leave(data.returnPath);
  const model = new SignInViewModel(data, 'page', {
    signIn,
    onSignedIn: () => {
      analytics.report({ name: 'sign-in', origin: 'page' })();
      goOn();
    },
  });
  return {
    start: () => {
      analytics.report({ name: 'page-view', pageType: 'sign in', category: 'account' })();
      return () => undefined;
    },
    element: (
      <GuestOnly chrome={chrome} returnPath={data.returnPath} isResponse={data.refusal !== undefined}>
        <SignInPage
          model={model}
          brand={brand}
          isPasswordRenewed={data.isPasswordRenewed}
          isBrowserAdded={data.isBrowserAdded}
          isSignedOut={data.isSignedOut}
          otherWays={googleButton(dependencies, 'page', goOn)}
        />
      </GuestOnly>
    ),
  };
};
