import type { ModalType } from '../../core/overlay/modal-type';
import type { ModalScreen } from './modal-screen';

/** The screen of each modal, in a chunk of its own (MOD-01). Every type needs a row, which the compiler checks. */
const MODALS: Readonly<Record<ModalType, () => Promise<ModalScreen>>> = {
  ADD_TO_CART: () => import('./add-to-cart-modals').then(({ addToCartModal }) => addToCartModal),
  ADD_TO_CART_ERROR: () => import('./add-to-cart-modals').then(({ addToCartErrorModal }) => addToCartErrorModal),
  UPDATE_TO_PICKUP: () => import('./update-to-pickup-modal').then(({ updateToPickupModal }) => updateToPickupModal),
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
  EDIT_ADDRESS: () => import('./address-modals').then(({ editAddressModal }) => editAddressModal),
  ADD_NEW_ADDRESS: () => import('./address-modals').then(({ editAddressModal }) => editAddressModal),
  ADDRESS_VALIDATION: () => import('./address-modals').then(({ addressValidationModal }) => addressValidationModal),
  EDIT_ADDRESS_VALIDATION: () =>
    import('./address-modals').then(({ addressValidationModal }) => addressValidationModal),
  PREVIEW_MODE: () => import('./preview-modals').then(({ previewModeModal }) => previewModeModal),
  PREVIEW_SIGN_IN: () => import('./preview-modals').then(({ previewSignInModal }) => previewSignInModal),
  NCR_PAYMENT: () => import('./payment-modals').then(({ newCardModal }) => newCardModal),
  CHOOSE_FROM_SAVED_PAYMENT: () => import('./payment-modals').then(({ choosePaymentModal }) => choosePaymentModal),
  PAYPAL_PAYMENT: () => import('./payment-modals').then(({ payPalModal }) => payPalModal),
  ADD_PET: () => import('./pet-modals').then(({ addPetModal }) => addPetModal),
  ADD_VET: () => import('./pet-modals').then(({ addVetModal }) => addVetModal),
  CHOOSE_FROM_SAVED_ADDRESS: () => import('./address-modals').then(({ chooseAddressModal }) => chooseAddressModal),
  NOTIFY_AVAILABLE: () => import('./notice-modals').then(({ notifyAvailableModal }) => notifyAvailableModal),
  NOTIFY_AVAILABLE_SUCCESS: () =>
    import('./notice-modals').then(({ notifyAvailableSuccessModal }) => notifyAvailableSuccessModal),
  PERSONALIZATION: () => import('./personalization-modal').then(({ personalizationModal }) => personalizationModal),
  ADD_TO_REPEAT_DELIVERY: () =>
    import('./add-to-repeat-delivery-modal').then(({ addToRepeatDeliveryModal }) => addToRepeatDeliveryModal),
  FROZEN_FOOD_SCHEDULE: () =>
    import('./delivery-modals').then(({ frozenFoodScheduleModal }) => frozenFoodScheduleModal),
  VENDOR_DISCLAIMER: () => import('./delivery-modals').then(({ vendorDisclaimerModal }) => vendorDisclaimerModal),
};

/** Loads the screen of a modal. Rejects when its code cannot be loaded. */
export const loadModalScreen = (type: ModalType): Promise<ModalScreen> => MODALS[type]();
