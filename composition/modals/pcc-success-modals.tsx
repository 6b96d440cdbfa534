import { isMember } from '../../core/petco-pay/apply-pcc';
import { CardSuccess } from '../../ui/petco-pay/card-success';
import { cardFlowOf } from '../widgets/petco-pay/card-flow';
import type { ModalScreen } from './modal-screen';

const successModal =
  (greet: (firstName: string | undefined) => string, text: string): ModalScreen =>
  (dependencies) => {
    const { brand, chrome, modals } = dependencies;
    const { user } = chrome;
    return {
      title: greet(user.firstName),
      element: (
        <CardSuccess
          model={cardFlowOf(dependencies)}
          brand={brand}
          text={text}
          isMember={isMember(user)}
          onLater={modals.close}
        />
      ),
    };
  };

/** PCC_SUCCESS: an account was created as part of the application for the card (REG-04). */
export const pccSuccessModal = successModal(
  (firstName) => (firstName === undefined ? 'Welcome!' : `Welcome, ${firstName}!`),
  'Your account is ready, and you’re signed in.',
);

/** PCC_LOGIN_SUCCESS: the shopper signed in as part of the application for the card (PCC-07). */
export const pccLoginSuccessModal = successModal(
  (firstName) => (firstName === undefined ? 'Welcome back!' : `Welcome back, ${firstName}!`),
  'You’re signed in.',
);
