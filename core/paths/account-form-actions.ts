import { ACCOUNT_PATHS } from './paths';

/**
 * The targets of the forms of the account, as `FORM_ACTIONS`. They are apart from these because only the pages of the
 * account use them.
 */
export const ACCOUNT_FORM_ACTIONS = {
  /** firstName, lastName, phone, wantsOffers, reminder…, wantedReminder… */
  changeProfile: ACCOUNT_PATHS.profile,
  /** id */
  removeNotice: `${ACCOUNT_PATHS.profile}/notices/remove`,
  /** email */
  requestEmail: `${ACCOUNT_PATHS.profile}/email`,
  /** code */
  confirmEmail: `${ACCOUNT_PATHS.profile}/email/confirm`,
  /** oldPassword, newPassword */
  changePassword: ACCOUNT_PATHS.security,
  /** sessionId */
  endSession: `${ACCOUNT_PATHS.security}/end`,
  /** password */
  deleteAccount: ACCOUNT_PATHS.data,
  signOutEverywhere: `${ACCOUNT_PATHS.security}/end-all`,
  /** edit, replaces, the fields of an address, addressDecision, purpose, defaultDelivery, defaultBilling */
  accountAddress: '/account/addresses',
  /** nickName */
  accountRemoveAddress: '/account/addresses/remove',
  /** addressId, use: `delivery` or `billing` */
  accountDefaultAddress: '/account/addresses/default',
  /** walletId */
  accountRemoveCard: '/account/wallet/remove',
  /** walletId */
  accountDefaultCard: '/account/wallet/default',
} as const;
