import type { SignInData } from '../../ui/pages/sign-in/sign-in-data';
import { SignInPage } from '../../ui/pages/sign-in/sign-in-page';
import { SignInViewModel } from '../../ui/pages/sign-in/sign-in-view-model';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { Screen } from './screen';

export const signInScreen: Screen<SignInData> = (supplies, data) => {
  const model = new SignInViewModel(data, {
    signIn: supplies.get(IdentityTokens.signIn),
    history: supplies.get(PlatformTokens.history),
  });
  return { element: <SignInPage model={model} brand={supplies.get(PlatformTokens.brand)} /> };
};
