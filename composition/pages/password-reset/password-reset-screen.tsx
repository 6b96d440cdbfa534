import type { PasswordResetData } from '../../../ui/pages/password/password-reset-data';
import { PasswordResetPage } from '../../../ui/pages/password/password-reset-page';
import { PasswordResetViewModel } from '../../../ui/pages/password/password-reset-view-model';
import type { Screen } from '../../page/screen';

export const passwordResetScreen: Screen<PasswordResetData> = (
  { history, requestPasswordReset, resetPassword },
  data,
) => {
  const model = new PasswordResetViewModel(data, {
    requestReset: requestPasswordReset,
    resetPassword,
    history,
  });
  return { element: <PasswordResetPage model={model} />, start: model.start };
};
