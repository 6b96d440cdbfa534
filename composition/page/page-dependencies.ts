import { AccountTokens } from '../account/tokens';
import { AppointmentTokens } from '../appointments/tokens';
import { CartTokens } from '../cart/tokens';
import { CatalogueTokens } from '../catalogue/tokens';
import { CheckoutTokens } from '../checkout/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { ContentTokens } from '../content/tokens';
import { IdentityTokens } from '../identity/tokens';
import { ListTokens } from '../lists/tokens';
import { NewsletterTokens } from '../newsletter/tokens';
import { OrderTokens } from '../orders/tokens';
import { PetTokens } from '../pets/tokens';
import { PetcoPayTokens } from '../petco-pay/tokens';
import { PlatformTokens } from '../platform/tokens';
import { PreviewTokens } from '../preview/tokens';
import { QuestionTokens } from '../questions/tokens';
import { RepeatDeliveryTokens } from '../repeat-delivery/tokens';
import { ReviewTokens } from '../reviews/tokens';
import { RewardsTokens } from '../rewards/tokens';
import { SearchTokens } from '../search/tokens';
import { StockNoticeTokens } from '../stock-notices/tokens';
import { StoreTokens } from '../stores/tokens';
import { makeResolver } from '../token/resolve';
import type { Resolved } from '../token/token';

/** The dependencies of loaders and actions, from the container of one request. */
const PAGE_TOKENS = {
  addTip: CheckoutTokens.addTip,
  addToCart: CartTokens.addToCart,
  addresses: CheckoutTokens.addresses,
  applyGiftCard: CheckoutTokens.applyGiftCard,
  applyPromotionCode: CartTokens.applyPromotionCode,
  answerQuestion: QuestionTokens.answer,
  askForNotice: StockNoticeTokens.ask,
  askQuestion: QuestionTokens.ask,
  askedFor: IdentityTokens.askedFor,
  beginCheckout: CheckoutTokens.beginCheckout,
  bookAppointment: AppointmentTokens.bookAppointment,
  brand: PlatformTokens.brand,
  browseListing: SearchTokens.browseListing,
  buyAgain: OrderTokens.buyAgain,
  cancelAppointment: AppointmentTokens.cancelAppointment,
  cancelMembership: AppointmentTokens.cancelMembership,
  cancelOrder: OrderTokens.cancelOrder,
  addSavedPayment: PetcoPayTokens.addSavedPayment,
  capabilities: ConfigurationTokens.capabilities,
  catalogue: CatalogueTokens.catalogue,
  changePassword: AccountTokens.changePassword,
  changeProfile: AccountTokens.changeProfile,
  changeQuantity: CartTokens.changeQuantity,
  personalizeLine: CartTokens.personalizeLine,
  changeRepeatDelivery: RepeatDeliveryTokens.change,
  chooseDeliveryDay: CheckoutTokens.chooseDeliveryDay,
  chooseFulfilment: CartTokens.chooseFulfilment,
  choosePayment: CheckoutTokens.choosePayment,
  choosePreviewDate: PreviewTokens.chooseDate,
  choosePreferredStore: StoreTokens.choosePreferredStore,
  chooseShippingMethod: CheckoutTokens.chooseShippingMethod,
  clock: PlatformTokens.clock,
  completeDelivery: CheckoutTokens.completeDelivery,
  completePayment: CheckoutTokens.completePayment,
  confirmEmailChange: AccountTokens.confirmEmailChange,
  configuration: ConfigurationTokens.forPages,
  content: ContentTokens.marketing,
  createList: ListTokens.create,
  deleteAccount: AccountTokens.deleteAccount,
  endSession: AccountTokens.endSession,
  endUnknownSession: IdentityTokens.endUnknownSession,
  fillFromZip: CheckoutTokens.fillFromZip,
  findAppointment: AppointmentTokens.findAppointment,
  finishSavedPayment: PetcoPayTokens.finishSavedPayment,
  findSlots: AppointmentTokens.findSlots,
  findStores: StoreTokens.findStores,
  geography: StoreTokens.geography,
  holdSlot: AppointmentTokens.holdSlot,
  joinMembership: AppointmentTokens.joinMembership,
  joinPals: RewardsTokens.joinPals,
  listAppointments: AppointmentTokens.listAppointments,
  listOrders: OrderTokens.listOrders,
  listPurchases: OrderTokens.listPurchases,
  loadAccountOverview: AccountTokens.loadOverview,
  loadCardStatus: PetcoPayTokens.loadCardStatus,
  loadCart: CartTokens.loadShownCart,
  loadCartOptions: CartTokens.loadCartOptions,
  loadCheckout: CheckoutTokens.loadShownCheckout,
  loadCoupons: RewardsTokens.loadCoupons,
  loadItemOptions: CartTokens.loadItemOptions,
  loadPets: PetTokens.loadPets,
  loadMemberships: AppointmentTokens.loadMemberships,
  loadLists: ListTokens.loadLists,
  loadMemberHome: AccountTokens.loadMemberHome,
  loadProfile: AccountTokens.loadProfile,
  loadRecommendation: SearchTokens.loadRecommendation,
  loadRepeatDeliveries: RepeatDeliveryTokens.loadAll,
  loadRepeatStart: RepeatDeliveryTokens.loadStart,
  loadReview: CheckoutTokens.loadReview,
  loadServices: AppointmentTokens.loadServices,
  loadWallet: PetcoPayTokens.loadWallet,
  lookUpOrder: OrderTokens.lookUpOrder,
  makeDefaultAddress: CheckoutTokens.makeDefaultAddress,
  makeDefaultPayment: PetcoPayTokens.makeDefaultPayment,
  moveAppointment: AppointmentTokens.moveAppointment,
  moveListToCart: ListTokens.moveToCart,
  moveToCart: CartTokens.moveToCart,
  newChangeKey: OrderTokens.newChangeKey,
  openSessions: AccountTokens.openSessions,
  origin: PlatformTokens.origin,
  outboxPath: ConfigurationTokens.outboxPath,
  placeStore: StoreTokens.placeStore,
  placeOrder: CheckoutTokens.placeOrder,
  previewStore: PreviewTokens.store,
  previews: PreviewTokens.previews,
  promotions: RewardsTokens.promotions,
  questions: QuestionTokens.questions,
  refreshRewards: RewardsTokens.refreshRewards,
  register: IdentityTokens.register,
  removeAddress: CheckoutTokens.removeAddress,
  removeGiftCard: CheckoutTokens.removeGiftCard,
  removePayment: CheckoutTokens.removePayment,
  removePet: PetTokens.removePet,
  removePromotionCode: CartTokens.removePromotionCode,
  removeSaved: CartTokens.removeSaved,
  removeSavedPayment: PetcoPayTokens.removeSavedPayment,
  removeVet: PetTokens.removeVet,
  renameList: ListTokens.rename,
  requestEmailChange: AccountTokens.requestEmailChange,
  requestPasswordReset: IdentityTokens.requestPasswordReset,
  requestSignInLink: IdentityTokens.requestSignInLink,
  resetPassword: IdentityTokens.resetPassword,
  returnItems: OrderTokens.returnItems,
  repeatOffer: RepeatDeliveryTokens.offer,
  repeatPlans: RepeatDeliveryTokens.plans,
  saveAddress: CheckoutTokens.saveAddress,
  saveForLater: CartTokens.saveForLater,
  savePet: PetTokens.savePet,
  saveVet: PetTokens.saveVet,
  searchCatalogue: SearchTokens.searchCatalogue,
  setContact: CheckoutTokens.setContact,
  setDeliveryAddress: CheckoutTokens.setDeliveryAddress,
  shop: PlatformTokens.shop,
  signIn: IdentityTokens.signIn,
  signInToPreview: PreviewTokens.signIn,
  signOutEverywhere: AccountTokens.signOutEverywhere,
  signOut: IdentityTokens.signOut,
  startRepeatDelivery: RepeatDeliveryTokens.start,
  stockNotices: StockNoticeTokens.notices,
  storeStock: StoreTokens.stock,
  stores: StoreTokens.gateway,
  subscribeToNewsletter: NewsletterTokens.subscribe,
  takeFromCart: RepeatDeliveryTokens.takeFromCart,
  toggleWish: ListTokens.toggleWish,
  useSignInLink: IdentityTokens.useSignInLink,
  userType: IdentityTokens.userType,
  ownReviews: ReviewTokens.own,
  productReviews: CatalogueTokens.productReviews,
  voteHelpful: ReviewTokens.vote,
  writeReview: ReviewTokens.write,
  viewContentPage: ContentTokens.viewContentPage,
  viewOrder: OrderTokens.viewOrder,
  viewProduct: CatalogueTokens.viewProduct,
  viewStore: StoreTokens.viewStore,
  wishLists: ListTokens.wishLists,
} as const;

export type PageDependencies = Resolved<typeof PAGE_TOKENS>;

/** Returns the dependencies of a request's page. Each is created when it is first read. */
export const pageDependencies = makeResolver(PAGE_TOKENS);
