import { isLoginServiceDown } from '../../core/configuration/store-configuration';
import type { SignedIn } from '../../core/identity/sign-in/sign-in';
import { isCardOffered } from '../../core/petco-pay/card-offer';
import { SignInDialog } from '../../ui/sign-in/sign-in-dialog';
import { SignInViewModel } from '../../ui/sign-in/sign-in-view-model';
import { googleButton } from '../widgets/google/google-button';
import type { ModalScreen } from './modal-screen';

/** SIGN_IN: signs the shopper in without leaving the page, which then shows the greeting (MOD-04, USR-05). */
export const signInModal: ModalScreen<
  'analytics' | 'chrome' | 'googleNonce' | 'modals' | 'signIn' | 'signInWithGoogle'
> = (dependencies) => {
  const { analytics, chrome, modals, signIn } = dependencies;
  const { report } = analytics;
  const { returnPath, configuration, user } = chrome;
  const welcome = async (signedIn: SignedIn): Promise<void> => {
    modals.close();
    await chrome.signedIn(signedIn);
    chrome.greet();
  };
  const model = new SignInViewModel({ returnPath, isServiceDown: isLoginServiceDown(configuration) }, 'modal', {
    signIn,
    onSignedIn: (signedIn) => {
      report({ name: 'sign-in', origin: 'modal' })();
      return welcome(signedIn);
    },
  });
  return {
    title: 'Sign In',
    isBusy: () => model.status === 'submitting',
    element: (
      <SignInDialog
        model={model}
        onOpened={report({ name: 'page-view', pageType: 'sign in', category: 'account' })}
        otherWays={googleButton(dependencies, 'modal', welcome)}
        onCreateAccount={isCardOffered(configuration, user) ? () => modals.setType('PCC_REGISTER') : undefined}
      />
    ),
  };
};
