import type { IO } from 'fp-ts/IO';
import type { Analytics } from '../../core/analytics/analytics';
import type { BehaviourTracker } from '../../core/analytics/behaviour';
import type { Consent, ConsentManager } from '../../core/analytics/consent';
import type { SearchBefore } from '../../core/analytics/search-before';
import type { Brand } from '../../core/configuration/brand';
import type { SessionStore } from '../../core/identity/session/session-store';
import type { LoadWished } from '../../core/lists/change-lists';
import type { ModalType } from '../../core/overlay/modal-type';
import type { StripeStore } from '../../core/overlay/stripe-store';
import type { CardFlowStore } from '../../core/petco-pay/card-flow-store';
import type { RememberChosenProduct } from '../../core/search/suggestions/chosen-product';
import type { RecentSearches } from '../../core/search/suggestions/recent-searches';
import type { Clock } from '../../core/shared/clock';
import type { CopyText } from '../../core/shared/copy-text';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { PageHistory } from '../../core/shared/page-history';
import type { Pause } from '../../core/shared/pause';
import type { PreferredPlaceStore } from '../../core/stores/preferred/preferred-store';
import type { ChatViewModel } from '../../ui/chat/chat-view-model';
import type { ChromeViewModel } from '../../ui/chrome/chrome-view-model';
import type { AddressDialogs } from '../../ui/checkout/address/address-dialogs';
import type { DeliverySchedule } from '../../ui/checkout/delivery/delivery-schedule';
import type { PaymentDialogs } from '../../ui/checkout/payment/payment-dialogs';
import type { LoadCaptcha } from '../../ui/captcha/captcha-view-model';
import type { CartViewModel } from '../../ui/cart/cart-view-model';
import type { CartWaysViewModel } from '../../ui/cart/cart-ways-view-model';
import type { CodesInCart } from '../../ui/cart/codes-in-cart';
import type { HeaderPanelsViewModel } from '../../ui/chrome/header-panels-view-model';
import type { ErrorDetailViewModel } from '../../ui/overlay/error-detail-view-model';
import type { ModalViewModel } from '../../ui/overlay/modal-view-model';
import type { CardFlow } from '../../ui/petco-pay/card-flow';
import type { CardFlowViewModel } from '../../ui/petco-pay/card-flow-view-model';
import type { JoinPrompt } from '../../ui/rewards/join-prompt';
import type { PetsData } from '../../ui/pages/account/pets/pets-data';
import type { FetchCouponCount, RewardsMenuViewModel } from '../../ui/rewards/rewards-menu-view-model';
import type { RewardsViewModel } from '../../ui/rewards/rewards-view-model';
import type { WantedPersonalization } from '../../ui/personalization/wanted-personalization';
import type { PageWishes } from '../../ui/lists/wishes';
import type { WantedNotice } from '../../ui/stock-notices/wanted-notice';
import type { MyStoreViewModel } from '../../ui/stores/my-store-view-model';
import type { LateUseCases, ScreenUseCases } from './use-cases';

/** The platform of a page: the browser's own facilities, or their replacements while a server renders. */
export interface PagePlatform {
  readonly analytics: Analytics;
  readonly behaviour: BehaviourTracker;
  readonly brand: Brand;
  readonly cardFlowStore: CardFlowStore;
  readonly clock: Clock;
  readonly consent: Consent & ConsentManager;
  readonly copyText: CopyText;
  readonly fetchCouponCount: FetchCouponCount;
  readonly guessZip: IO<string | undefined>;
  readonly history: PageHistory;
  readonly loadCaptcha: LoadCaptcha;
  readonly loadWished: LoadWished;
  readonly localStorage: KeyValueStorage;
  readonly pause: Pause;
  /** Loads the code of a modal that may be opened after the network was lost. Never fails. */
  readonly prefetchModal: (type: ModalType) => void;
  readonly recentSearches: RecentSearches;
  readonly rememberChosenProduct: RememberChosenProduct;
  readonly searchBefore: SearchBefore;
  readonly session: SessionStore;
  readonly sessionStorage: KeyValueStorage;
  /** The shopper's store and ZIP code, as the browser has stored them. */
  readonly placeStore: PreferredPlaceStore;
  /** The number of coupons that the browser has stored, for a label that is shown before any request. */
  readonly storedCouponCount: IO<number | undefined>;
  readonly stripe: StripeStore;
}

/** The view models of every page's header and footer. */
export interface PageModels {
  readonly cardFlow: CardFlow;
  readonly cart: CartViewModel;
  readonly chrome: ChromeViewModel;
  readonly modals: ModalViewModel;
  readonly myStore: MyStoreViewModel;
  readonly panels: HeaderPanelsViewModel;
  readonly rewardsMenu: RewardsMenuViewModel;
  readonly wishes: PageWishes;
}

/**
 * View models of which a page has one each. They are created on first use, because their code is loaded after the page.
 */
export interface SharedModels {
  cardFlow?: CardFlowViewModel;
  cartWays?: CartWaysViewModel;
  chat?: Promise<ChatViewModel>;
  codesInCart?: CodesInCart;
  errorDetail?: ErrorDetailViewModel;
  addressDialogs?: AddressDialogs;
  deliverySchedule?: DeliverySchedule;
  paymentDialogs?: PaymentDialogs;
  /** What the dialogs of pets and vets show. */
  petDialogs?: PetsData;
  joinPrompt?: JoinPrompt;
  rewards?: RewardsViewModel;
  /** The product that the dialogs about mail are for. */
  wantedNotice?: WantedNotice;
  /** The product that the dialog about a text is for. */
  wantedPersonalization?: WantedPersonalization;
}

/** The dependencies of screens; each screen names those that it uses. */
export interface ScreenDependencies extends PagePlatform, ScreenUseCases, PageModels {
  readonly shared: SharedModels;
  /** Loads the dependencies of modals and other later parts. Rejects when their code cannot be loaded. */
  readonly loadAll: () => Promise<AllDependencies>;
}

/** The dependencies of modals; each modal names those that it uses. */
export interface AllDependencies extends ScreenDependencies, LateUseCases {}
