import type { SignOutData } from '../../ui/pages/sign-out/sign-out-data';
import { SignOutPage } from '../../ui/pages/sign-out/sign-out-page';
import { SignOutViewModel } from '../../ui/pages/sign-out/sign-out-view-model';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { Screen } from './screen';

export const signOutScreen: Screen<SignOutData> = (supplies, data) => {
  const model = new SignOutViewModel(data, {
    signOut: supplies.get(IdentityTokens.signOut),
    history: supplies.get(PlatformTokens.history),
    session: supplies.get(PlatformTokens.session),
  });
  return { element: <SignOutPage model={model} />, start: model.start };
};
