import { CaptchaTokens } from '../captcha/tokens';
import { CartTokens } from '../cart/tokens';
import { ChatTokens } from '../chat/tokens';
import { CheckoutTokens } from '../checkout/tokens';
import { IdentityTokens } from '../identity/tokens';
import { ListTokens } from '../lists/tokens';
import { NewsletterTokens } from '../newsletter/tokens';
import { PetTokens } from '../pets/tokens';
import { PetcoPayTokens } from '../petco-pay/tokens';
import { RepeatDeliveryTokens } from '../repeat-delivery/tokens';
import { ReviewTokens } from '../reviews/tokens';
import { RewardsTokens } from '../rewards/tokens';
import { SearchTokens } from '../search/tokens';
import { StockNoticeTokens } from '../stock-notices/tokens';
import { StoreTokens } from '../stores/tokens';
import type { Resolved } from '../token/token';

/** The use cases of screens, header and footer. In a browser their code is loaded with the first run. */
export const SCREEN_USE_CASES = {
  addToCart: CartTokens.addToCart,
  applyPromotionCode: CartTokens.applyPromotionCode,
  browseListing: SearchTokens.browseListing,
  cartWays: CartTokens.ways,
  changeQuantity: CartTokens.changeQuantity,
  checkoutUseCases: CheckoutTokens.useCases,
  countProducts: SearchTokens.countProducts,
  choosePreferredStore: StoreTokens.choosePreferredStore,
  findStores: StoreTokens.findStores,
  geolocate: StoreTokens.geolocate,
  googleNonce: IdentityTokens.googleNonce,
  loadCardStatus: PetcoPayTokens.loadCardStatus,
  loadCart: CartTokens.loadCart,
  loadHeaderUser: IdentityTokens.loadHeaderUser,
  locatePreferredStore: StoreTokens.locatePreferredStore,
  register: IdentityTokens.register,
  removePromotionCode: CartTokens.removePromotionCode,
  requestPasswordReset: IdentityTokens.requestPasswordReset,
  resetPassword: IdentityTokens.resetPassword,
  resolvePreferredStore: StoreTokens.resolvePreferredStore,
  rewardsUseCases: RewardsTokens.useCases,
  searchCatalogue: SearchTokens.searchCatalogue,
  signIn: IdentityTokens.signIn,
  signInWithGoogle: IdentityTokens.signInWithGoogle,
  signOut: IdentityTokens.signOut,
  stockInStore: StoreTokens.stockInStore,
  toggleWish: ListTokens.toggleWish,
  voteHelpful: ReviewTokens.vote,
} as const;

export type ScreenUseCases = Resolved<typeof SCREEN_USE_CASES>;

/** The use cases of parts that a browser opens later: modals, the captcha and the panel of suggestions. */
export const LATE_USE_CASES = {
  addTempCard: PetcoPayTokens.addTempCard,
  answerQuestion: ChatTokens.answer,
  applyPcc: PetcoPayTokens.applyPcc,
  askForNotice: StockNoticeTokens.ask,
  captchaChallengeUrl: CaptchaTokens.challengeUrl,
  chatCareText: ChatTokens.careText,
  loadRecommendation: SearchTokens.loadRecommendation,
  loadRepeatOffer: RepeatDeliveryTokens.loadOffer,
  rememberZip: StoreTokens.rememberZip,
  stockAtStores: StoreTokens.stockAtStores,
  subscribeToNewsletter: NewsletterTokens.subscribe,
  suggestAsTyped: SearchTokens.suggestAsTyped,
  suggestClinic: PetTokens.suggestClinic,
} as const;

export type LateUseCases = Resolved<typeof LATE_USE_CASES>;
