import { isLoginServiceDown } from '../../core/configuration/store-configuration';
import { isCardOffered } from '../../core/petco-pay/card-offer';
import { SignInDialog } from '../../ui/sign-in/sign-in-dialog';
import { SignInViewModel } from '../../ui/sign-in/sign-in-view-model';
import { cardFlowOf } from '../widgets/petco-pay/card-flow';
import { resumeCardFlow } from '../widgets/petco-pay/resume-card-flow';
import type { ModalScreen } from './modal-screen';

/** SIGN_IN_WITH_PCC: signs in as part of the application for the card (MOD-04, PCC-06, PCC-07). */
export const signInWithPccModal: ModalScreen = (dependencies) => {
  const { analytics, chrome, modals, signIn } = dependencies;
  const flow = cardFlowOf(dependencies);
  const goOn = resumeCardFlow(dependencies, 'PCC_LOGIN');
  const { report } = analytics;
  const { returnPath, configuration, user } = chrome;
  const model = new SignInViewModel({ returnPath, isServiceDown: isLoginServiceDown(configuration) }, 'modal', {
    signIn,
    onSignedIn: async (signedIn) => {
      report({ name: 'sign-in', origin: 'modal' })();
      await goOn(signedIn);
    },
  });
  // One function for the lifetime of the dialog, so that it runs once, when the dialog opens.
  const opened = (): void => {
    report({ name: 'page-view', pageType: 'sign in', category: 'account' })();
    flow.signingIn();
  };
  return {
    title: 'Sign In',
    isBusy: () => model.status === 'submitting',
    element: (
      <SignInDialog
        model={model}
        onOpened={opened}
        onCreateAccount={isCardOffered(configuration, user) ? () => modals.setType('PCC_REGISTER') : undefined}
      />
    ),
  };
};
