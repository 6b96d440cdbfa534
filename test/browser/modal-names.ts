import type { ModalType } from '../../core/overlay/modal-type';

/** The name of each dialog, and one of its controls. A new modal gets a row here and a walk in modals.test.ts. */
export const DIALOGS: Readonly<
  Record<
    ModalType,
    readonly [
      title: string | RegExp,
      role: 'button' | 'checkbox' | 'combobox' | 'link' | 'radio' | 'textbox',
      control: string | RegExp,
    ]
  >
> = {
  EDIT_ADDRESS: ['Edit address', 'button', 'Save address'],
  ADD_NEW_ADDRESS: ['Add an address', 'button', 'Save address'],
  ADDRESS_VALIDATION: ['Check your address', 'radio', /^You entered/],
  EDIT_ADDRESS_VALIDATION: ['Check your address', 'button', 'Use suggested address'],
  SIGN_IN: ['Sign In', 'button', 'Sign In'],
  SIGN_IN_WITH_PCC: ['Sign In', 'textbox', 'Email'],
  PREVIEW_MODE: ['Preview date', 'button', 'Show the Shop'],
  PREVIEW_SIGN_IN: ['Sign in to preview', 'textbox', 'Staff name'],
  NCR_PAYMENT: ['Enter your card', 'button', 'Use this card'],
  CHOOSE_FROM_SAVED_PAYMENT: ['Change payment method', 'button', 'Enter a new card'],
  PAYPAL_PAYMENT: ['How PayPal works', 'button', 'Got it'],
  ADD_PET: ['Add a pet', 'link', 'Dog'],
  ADD_VET: ['Add a vet', 'combobox', 'Clinic or vet'],
  CHOOSE_FROM_SAVED_ADDRESS: ['Choose an address', 'button', 'Edit 1 Bark St'],
  ERROR_DETAIL: [/./, 'button', /./],
  UPDATE_TO_PICKUP: ['Choose a pickup store', 'textbox', 'ZIP code or city'],
  NOTIFY_AVAILABLE: ['Email me when it’s back', 'textbox', 'Email'],
  NOTIFY_AVAILABLE_SUCCESS: ['We’ll email you', 'button', 'Done'],
  CHANGE_STORE: ['Choose your store', 'textbox', 'ZIP code or city'],
  ADD_TO_CART: ['Added to your cart', 'button', 'Keep shopping'],
  ADD_TO_REPEAT_DELIVERY: ['Set up repeat delivery', 'button', 'Continue'],
  ADD_TO_CART_ERROR: ['We couldn’t add this to your cart', 'link', 'View cart'],
  FROZEN_FOOD_SCHEDULE: ['Choose a delivery day', 'button', 'Confirm delivery day'],
  PERSONALIZATION: ['Personalize it', 'textbox', 'Line 1'],
  PCC_REGISTER: ['Create Account', 'button', 'Create Account'],
  PCC_SUCCESS: [/^Welcome, /, 'button', 'APPLY NOW'],
  PCC_LOGIN_SUCCESS: [/^Welcome back, /, 'button', /^(APPLY NOW|Continue With Petco Pay)$/],
  PCC_CREDIT_CARD_SUCCESS: ['Welcome to Petco Pay', 'link', /^View Petco Pay/],
  PCC_APPROVAL: ['Congratulations!', 'checkbox', /^Add temporary/],
  APPLY_PALS: ['Join Pals Rewards', 'button', 'Yes I want to join'],
  APPLY_PALS_CONFIRM: ['Before you go', 'button', /^Are you sure/],
  VENDOR_DISCLAIMER: [/^Sold and shipped by /, 'button', 'Got it'],
  PET_WEIGHT_ALERT: ['Check your pet’s weight', 'button', 'Close'],
};
