import type { ModalType } from '../../core/overlay/modal-type';
import type { ModalScreen } from './modal-screen';

/** What each modal shows, in a chunk of its own. A type that is not here has no place in the shop that opens it. */
const MODALS: Readonly<Partial<Record<ModalType, () => Promise<ModalScreen>>>> = {
  APPLY_PALS: () => import('./join-modals').then(({ applyPalsModal }) => applyPalsModal),
  APPLY_PALS_CONFIRM: () => import('./join-modals').then(({ applyPalsConfirmModal }) => applyPalsConfirmModal),
  CHANGE_STORE: () => import('./change-store-modal').then(({ changeStoreModal }) => changeStoreModal),
  ERROR_DETAIL: () => import('./error-detail-modal').then(({ errorDetailModal }) => errorDetailModal),
  PCC_APPROVAL: () => import('./pcc-approval-modal').then(({ pccApprovalModal }) => pccApprovalModal),
  PCC_CREDIT_CARD_SUCCESS: () =>
    import('./pcc-credit-card-success-modal').then(({ pccCreditCardSuccessModal }) => pccCreditCardSuccessModal),
  PCC_LOGIN_SUCCESS: () => import('./pcc-success-modals').then(({ pccLoginSuccessModal }) => pccLoginSuccessModal),
  PCC_REGISTER: () => import('./pcc-register-modal').then(({ pccRegisterModal }) => pccRegisterModal),
  PCC_SUCCESS: () => import('./pcc-success-modals').then(({ pccSuccessModal }) => pccSuccessModal),
  PET_WEIGHT_ALERT: () => import('./pet-weight-alert-modal').then(({ petWeightAlertModal }) => petWeightAlertModal),
  SIGN_IN: () => import('./sign-in-modal').then(({ signInModal }) => signInModal),
  SIGN_IN_WITH_PCC: () => import('./sign-in-with-pcc-modal').then(({ signInWithPccModal }) => signInWithPccModal),
};

/** The screen of a modal. Rejects when it cannot be fetched, or when the shop has none of this type. */
export const loadModalScreen = async (type: ModalType): Promise<ModalScreen> => {
  const load = MODALS[type];
  if (load === undefined) throw new Error(`the shop has no modal ${type}`);
  return load();
};
