import { FORM_ACTIONS } from '../../core/paths/form-actions';

/** Where the forms of promotion codes and coupons post without scripts. The page that answers is the one they lead to. */
export interface PromotionActions {
  readonly apply: string;
  readonly remove: string;
  /** The id of a form of the page with which the button of a coupon posts, so that what was typed there is kept. */
  readonly form?: string;
}

/** They lead to the cart. */
export const CART_PROMOTIONS: PromotionActions = {
  apply: FORM_ACTIONS.applyPromotion,
  remove: FORM_ACTIONS.removePromotion,
};
