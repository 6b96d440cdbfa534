import type { Can, Capability } from '../configuration/capabilities';
import type { ModalType } from './modal-type';

/** What the backend has to be able to do for a modal to open; the others need nothing. */
const NEEDS: Readonly<Partial<Record<ModalType, Capability>>> = {
  APPLY_PALS: 'rewards',
  APPLY_PALS_CONFIRM: 'rewards',
  CHANGE_STORE: 'stores',
  PCC_APPROVAL: 'card',
  PCC_CREDIT_CARD_SUCCESS: 'card',
  PCC_LOGIN_SUCCESS: 'card',
  PCC_REGISTER: 'card',
  PCC_SUCCESS: 'card',
  SIGN_IN: 'accounts',
  SIGN_IN_WITH_PCC: 'card',
};

/** Whether a modal has something to show. */
export const mayOpen = (type: ModalType, can: Can): boolean => {
  const needs = NEEDS[type];
  return needs === undefined || can(needs);
};
