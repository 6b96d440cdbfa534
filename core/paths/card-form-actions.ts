/** The targets of the forms that add, change and replace cards of the wallet (ACC-03), as `FORM_ACTIONS`. */
export const CARD_FORM_ACTIONS = {
  /** card_token, card_brand, card_last_four, card_expires */
  add: '/account/wallet/add',
  /** setup */
  finish: '/account/wallet/finish',
  /** walletId, month, year */
  edit: '/account/wallet/edit',
  /** walletId, by */
  replace: '/account/wallet/replace',
} as const;
