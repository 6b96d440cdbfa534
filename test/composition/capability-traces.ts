import type { Capability } from '../../core/configuration/capabilities';
import { APPOINTMENT_FORM_ACTIONS } from '../../core/paths/appointment-form-actions';
import { PREVIEW_FORM_ACTIONS, PREVIEW_PATH } from '../../core/paths/preview-paths';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { LIST_FORM_ACTIONS, LISTS_PATH } from '../../core/paths/list-paths';
import { ACCOUNT_PATHS, categoryPath } from '../../core/paths/paths';
import { PET_FORM_ACTIONS } from '../../core/paths/pet-form-actions';
import { REPEAT_FORM_ACTIONS } from '../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH, REPEAT_START_PATH } from '../../core/paths/repeat-delivery-paths';

/** Traces of a capability in pages. */
export interface Traces {
  /** Addresses of pages and forms that exist only with the capability. */
  readonly pages: ReadonlyArray<string>;
  readonly forms?: ReadonlyArray<string>;
  /** Links to it. */
  readonly hrefs?: RegExp;
  /** Texts that mention it. */
  readonly words?: RegExp;
  /** Markup of it in the document. */
  readonly markup?: RegExp;
  /** Requests to the backend for it. */
  readonly requests?: RegExp;
}

const S = '/shop/en/petcostore/s';

export const TRACES: Readonly<Record<Capability, Traces>> = {
  stores: {
    pages: ['/store-locator', '/store-locator/1101', '/store%2Dlocator'],
    forms: [FORM_ACTIONS.chooseStore],
    hrefs: /store-locator/,
    words: /(?:my|your|a|our|every|between) stores?\b|counter|deliver to/i,
    requests: /storelocator/,
  },
  pickup: {
    pages: [`${S}/curbside-pickup`],
    hrefs: /pickup/,
    words: /pick it up|free pickup|pickup (?:at|today|in)|curbside/i,
  },
  'same-day': { pages: [], words: /same.day/i },
  'save-for-later': {
    pages: [],
    forms: [FORM_ACTIONS.saveForLater, FORM_ACTIONS.moveToCart, FORM_ACTIONS.removeSaved],
    words: /save for later/i,
    requests: /x_savedItems/,
  },
  lists: {
    pages: [LISTS_PATH],
    forms: [LIST_FORM_ACTIONS.wish, LIST_FORM_ACTIONS.create, LIST_FORM_ACTIONS.toCart],
    hrefs: /^\/lists/,
    words: /wish list/i,
    requests: /wishlist/,
  },
  accounts: {
    pages: ['/shop/LogonForm', '/shop/UserRegistrationForm?new=Y', '/shop/AjaxLogonForm'],
    forms: [FORM_ACTIONS.signIn, FORM_ACTIONS.register],
    hrefs: /LogonForm|UserRegistration/,
    words: /\bsign in\b|create account|my account/i,
    requests: /\/person\/|\/user\//,
  },
  'password-reset': {
    pages: ['/shop/ResetPasswordForm'],
    forms: [FORM_ACTIONS.resetPassword],
    hrefs: /ResetPassword/,
    words: /forgot/i,
  },
  'sign-in-links': {
    pages: ['/shop/SignInLinkForm'],
    forms: [FORM_ACTIONS.signInLink],
    hrefs: /SignInLink/,
    words: /email me a link/i,
  },
  'google-sign-in': { pages: [], words: /google/i },
  rewards: {
    pages: [`${S}/pals-rewards`],
    forms: [FORM_ACTIONS.joinPals, FORM_ACTIONS.loadCoupons],
    hrefs: /pals-rewards|\/rewards\//,
    words: /pals rewards|\bpoints?\b|5% back|every \$1/i,
    requests: /palsPromotion/,
  },
  card: {
    pages: ['/shop/en/petcostore/c/credit-card', '/shop/PetcoPayRewardsAndTxnView'],
    hrefs: /credit-card|PetcoPay/,
    words: /petco pay|credit card|20% off with/i,
    requests: /pccinfo|wallet/,
  },
  'promotion-codes': {
    pages: [],
    forms: [FORM_ACTIONS.applyPromotion, FORM_ACTIONS.removePromotion],
    words: /promo(?:tion)? code/i,
  },
  deals: {
    pages: [`${S}/petco-coupons-promos`, categoryPath('top-deals')],
    hrefs: /coupons-promos|top-deals/,
    words: /monthly offers|today’s deals|all deals|coupons and promos/i,
    requests: /promotion\/@running/,
  },
  brands: {
    pages: ['/shop/en/petcostore/brand/merrick'],
    hrefs: /\/brand\//,
    words: /all brands|popular brands/i,
    requests: /brandview/,
  },
  'repeat-delivery': {
    pages: [`${S}/repeat-delivery`, REPEAT_DELIVERY_PATH, REPEAT_START_PATH],
    forms: Object.values(REPEAT_FORM_ACTIONS),
    hrefs: /repeat-?delivery/i,
    words: /repeat delivery(?! eligible)|on repeat|comes again/i,
    requests: /x_repeat_delivery/,
  },
  appointments: {
    pages: ['/shop/PetcoServicesGroomingAppointmentView'],
    forms: [APPOINTMENT_FORM_ACTIONS.hold, APPOINTMENT_FORM_ACTIONS.confirm],
    hrefs: /Appointment/,
    words: /appointment/i,
  },
  pets: {
    pages: [ACCOUNT_PATHS.pets],
    forms: [PET_FORM_ACTIONS.savePet, PET_FORM_ACTIONS.saveVet],
    hrefs: /account\/pets/,
    requests: /x_pets|x_vets|x_clinics/,
  },
  memberships: {
    pages: ['/shop/PetcoMyMembershipsView'],
    forms: [
      APPOINTMENT_FORM_ACTIONS.join,
      APPOINTMENT_FORM_ACTIONS.cancelMembership,
      APPOINTMENT_FORM_ACTIONS.keepMembership,
    ],
    hrefs: /Memberships/,
    requests: /x_memberships/,
  },
  newsletter: {
    pages: [FORM_ACTIONS.newsletter],
    forms: [FORM_ACTIONS.newsletter],
    words: /get our newsletter/i,
    markup: /newsletter-form/,
    requests: /emailsignup/,
  },
  reviews: {
    pages: ['/reviews/some-product', '/reviews/some-product/write'],
    forms: ['/reviews/some-product/write', '/reviews/some-product/remove', '/reviews/some-product/helpful'],
    hrefs: /^\/reviews/,
    words: /write a review/i,
    requests: /x_reviews/,
  },
  questions: {
    pages: ['/shop/en/petcostore/product/some-product/questions'],
    forms: ['/shop/en/petcostore/product/some-product/questions'],
    hrefs: /\/product\/[^/]+\/questions/,
    words: /questions and answers/i,
    requests: /x_questions/,
  },
  'stock-notices': {
    pages: ['/notify/some-product', '/mail/some-token'],
    forms: ['/notify/some-product', '/mail/some-token'],
    hrefs: /^\/notify/,
    words: /email me when/i,
    requests: /x_stockNotice|x_mail/,
  },
  checkout: { pages: ['/checkout'], hrefs: /checkout/, words: /\bcheck(s|ed|ing)? out\b/i },
  orders: {
    pages: ['/shop/TrackOrderStatus', '/shop/MyListsView?showTabName=purchaselist'],
    hrefs: /TrackOrder|MyLists/,
    // Reviewers would buy again, too.
    words: /track order|order lookup|(?<!\b(?:will|would) )buy (?:it )?again/i,
  },
  espots: { pages: [], words: /free delivery on orders \$35/i, requests: /espot/ },
  'content-pages': {
    pages: ['/help', '/privacy-policy', `${S}/dog-grooming`, '/shop/PetcoInsuranceView'],
    hrefs: /^\/(?:help|returns|shipping|contact-us|privacy-policy|terms-of-use)|\/s\/(?!pals-rewards|petco-coupons)/,
    words: /contact us|careers|privacy policy|terms of use|see all services/i,
    requests: /\/content\//,
  },
  'chat-answers': { pages: [], requests: /x_chat/ },
  recommendations: { pages: [], words: /trending now|picked for you/i, requests: /recommendations/ },
  preview: { pages: [PREVIEW_PATH], forms: Object.values(PREVIEW_FORM_ACTIONS) },
  'sponsored-ads': { pages: [], markup: /id="[^"]*citrus-/, words: /sponsored/i },
};
