import { encodePart } from '../shared/encode-part';
import { REPEAT_DELIVERY_PATH, REPEAT_FORM_FOLDER } from './repeat-delivery-paths';

/**
 * The targets of the forms about repeat deliveries, as `FORM_ACTIONS`. They are apart from the paths because few pages use
 * them. All but the first have planId.
 */
export const REPEAT_FORM_ACTIONS = {
  /** item, every, nextDate, addressId, walletId, phone, cartItem, startKey */
  start: `${REPEAT_FORM_FOLDER}/start`,
  /**
   * every, nextDate, addressId, walletId, and the same as the page showed them: shownEvery, shownDate, shownAddress,
   * shownWallet; partNumber, quantity and shownQuantity, each repeated in the same order
   */
  edit: `${REPEAT_FORM_FOLDER}/edit`,
  /** shownDate */
  skip: `${REPEAT_FORM_FOLDER}/skip`,
  pause: `${REPEAT_FORM_FOLDER}/pause`,
  resume: `${REPEAT_FORM_FOLDER}/resume`,
  /** shownTotal */
  sendNow: `${REPEAT_FORM_FOLDER}/send-now`,
  /** reason, one of `CANCEL_REASONS` */
  cancel: `${REPEAT_FORM_FOLDER}/cancel`,
  /** shownVersion */
  undo: `${REPEAT_FORM_FOLDER}/undo`,
} as const;

/** The parameters of the page of repeat deliveries. */
export const PLAN_PARAMETERS = {
  /** The plan that the page is about. */
  plan: 'plan',
  /** What is shown of it. */
  view: 'view',
  /** What was just done to it. */
  done: 'done',
} as const;

/** What can be shown of one plan: its forms, or a question before it is cancelled or sent now. */
export type PlanView = 'change' | 'cancel' | 'send-now';

export const planPath = (planId: string, view: PlanView): string =>
  `${REPEAT_DELIVERY_PATH}?${PLAN_PARAMETERS.plan}=${encodePart(planId)}&${PLAN_PARAMETERS.view}=${view}`;
