import type { PasswordResetData } from '../../ui/pages/password/password-reset-data';
import { PasswordResetPage } from '../../ui/pages/password/password-reset-page';
import { PasswordResetViewModel } from '../../ui/pages/password/password-reset-view-model';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { Screen } from './screen';

export const passwordResetScreen: Screen<PasswordResetData> = (supplies, data) => {
  const model = new PasswordResetViewModel(data, {
    requestReset: supplies.get(IdentityTokens.requestPasswordReset),
    resetPassword: supplies.get(IdentityTokens.resetPassword),
    history: supplies.get(PlatformTokens.history),
  });
  return { element: <PasswordResetPage model={model} />, start: model.start };
};
