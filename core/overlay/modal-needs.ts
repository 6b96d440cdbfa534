import type { Can, Capability } from '../configuration/capabilities';
import type { ModalType } from './modal-type';

/** The capability that a modal needs; the others need none. */
const NEEDS: Readonly<Partial<Record<ModalType, Capability>>> = {
  ADD_PET: 'pets',
  ADD_VET: 'pets',
  APPLY_PALS: 'rewards',
  APPLY_PALS_CONFIRM: 'rewards',
  CHANGE_STORE: 'stores',
  PCC_APPROVAL: 'card',
  PCC_CREDIT_CARD_SUCCESS: 'card',
  PCC_LOGIN_SUCCESS: 'card',
  PCC_REGISTER: 'card',
  PCC_SUCCESS: 'card',
  SIGN_IN: 'accounts',
  UPDATE_TO_PICKUP: 'pickup',
  SIGN_IN_WITH_PCC: 'card',
};

/** Whether the backend has the capability that a modal needs. */
export const mayOpen = (type: ModalType, can: Can): boolean => {
  const needs = NEEDS[type];
  return needs === undefined || can(needs);
};
