import type { PersonalData } from '../../core/account/data/personal-data';
import type { ProfileGateway } from '../../core/account/profile/profile-gateway';
import type { AccountSessions } from '../../core/account/security/account-sessions';
import type { AddressBook } from '../../core/addresses/address-book';
import type { AddressDirectory } from '../../core/addresses/address-directory';
import type { AppointmentGateway } from '../../core/appointments/appointment-gateway';
import type { AdvertisedProducts } from '../../core/ads/server/advertised-products';
import type { CartGateway } from '../../core/cart/cart-gateway';
import type { FulfilmentGateway } from '../../core/cart/fulfilment/fulfilment-gateway';
import type { SavedItemsGateway } from '../../core/cart/saved/saved-items-gateway';
import type { ProductCatalogue } from '../../core/catalogue/product-catalogue';
import type { CatalogueVersion } from '../../core/catalogue/watch-catalogue';
import type { ChatAnswers } from '../../core/chat/chat-answers';
import type { CheckoutGateway } from '../../core/checkout/loading/checkout-gateway';
import type { StoreConfigurationGateway } from '../../core/configuration/store-configuration-gateway';
import type { ContentPages } from '../../core/content/content-pages';
import type { MarketingContent } from '../../core/content/marketing-content';
import type { PasswordGateway } from '../../core/identity/password-reset/password-gateway';
import type { RegistrationGateway } from '../../core/identity/registration/registration-gateway';
import type { IdentityGateway } from '../../core/identity/session/identity-gateway';
import type { PersonGateway } from '../../core/identity/session/person-gateway';
import type { GoogleGateway } from '../../core/identity/sign-in/google-gateway';
import type { SignInLinkGateway } from '../../core/identity/sign-in/sign-in-link-gateway';
import type { CareGateway } from '../../core/memberships/care-gateway';
import type { WishLists } from '../../core/lists/wish-lists';
import type { NewsletterList } from '../../core/newsletter/newsletter-list';
import type { OrderGateway } from '../../core/orders/order-gateway';
import type { ClinicDirectory } from '../../core/pets/clinic-directory';
import type { PetGateway } from '../../core/pets/pet-gateway';
import type { VetGateway } from '../../core/pets/vet-gateway';
import type { PreviewGateway } from '../../core/preview/preview-gateway';
import type { CardProgrammeGateway } from '../../core/petco-pay/card-programme-gateway';
import type { PromotionOffers } from '../../core/promotions/promotion-offers';
import type { ProductQuestions } from '../../core/questions/product-questions';
import type { QuestionGateway } from '../../core/questions/question-gateway';
import type { Recommendations } from '../../core/recommendations/recommendations';
import type { RepeatDeliveryGateway } from '../../core/repeat-delivery/repeat-delivery-gateway';
import type { MembershipGateway } from '../../core/rewards/membership/membership-gateway';
import type { OwnReviews } from '../../core/reviews/own-reviews';
import type { ProductReviews } from '../../core/reviews/product-reviews';
import type { RewardsGateway } from '../../core/rewards/rewards-gateway';
import type { ProductSearch } from '../../core/search/listing/product-search';
import type { SkuPrices } from '../../core/search/prices/sku-prices';
import type { SuggestionSource } from '../../core/search/suggestions/suggestions';
import type { TrendingFallback } from '../../core/search/suggestions/trending-fallback';
import type { StockNotices } from '../../core/stock-notices/stock-notices';
import type { PageAddresses } from '../../core/sitemap/page-addresses';
import type { AccountStore } from '../../core/stores/preferred/account-store';
import type { StoreGateway } from '../../core/stores/store-gateway';
import type { StoreStock } from '../../core/stores/store-stock';
import type { WalletGateway } from '../../core/wallet/wallet-gateway';

/** Search, suggestions and recommendations. */
export interface SearchPorts {
  readonly productSearch: ProductSearch;
  readonly recommendations: Recommendations;
  readonly suggestions: SuggestionSource;
}

/** Ports that are the same for all shoppers and that pages in a browser use, too. */
export interface SharedPorts {
  readonly addressDirectory: AddressDirectory;
  /** Answers of the live chat from the shop's own pages. */
  readonly chatAnswers: ChatAnswers;
  /** Veterinary clinics by name and place. */
  readonly clinicDirectory: ClinicDirectory;
  /** Today's prices by product. */
  readonly skuPrices: SkuPrices;
  readonly storeConfiguration: StoreConfigurationGateway;
  readonly stores: StoreGateway;
  readonly storeStock: StoreStock;
  /** The content of an empty search box when the search service has no trends (SRC-05). None by default. */
  readonly trendingFallback: TrendingFallback;
  /** The backend's own search, suggestions and recommendations. Undefined: the service of SEARCH_PROVIDER is used. */
  readonly search: SearchPorts | undefined;
}

/** A backend with its own search may have no suggestions and no recommendations. */
export type GivenSearchPorts = Pick<SearchPorts, 'productSearch'> & Partial<SearchPorts>;

/** Ports that are the same for all shoppers and that only the server uses. */
export interface CataloguePorts {
  readonly advertisedProducts: AdvertisedProducts;
  readonly catalogue: ProductCatalogue;
  /** Changes when products, prices or stock change, so that cached pages are rendered again. */
  readonly catalogueVersion: CatalogueVersion;
  readonly contentPages: ContentPages;
  readonly marketing: MarketingContent;
  readonly pageAddresses: PageAddresses;
  readonly productReviews: ProductReviews;
  /** Previews of the shop at another date, for its staff. */
  readonly previews: PreviewGateway;
  /** Questions about products with their answers. */
  readonly productQuestions: ProductQuestions;
  readonly promotionOffers: PromotionOffers;
}

/** Ports that act for one shopper. */
export interface PersonalPorts {
  readonly accountSessions: AccountSessions;
  readonly accountStore: AccountStore;
  readonly addressBook: AddressBook;
  readonly appointments: AppointmentGateway;
  readonly care: CareGateway;
  readonly cardProgramme: CardProgrammeGateway;
  readonly cart: CartGateway;
  readonly checkout: CheckoutGateway;
  readonly fulfilment: FulfilmentGateway;
  readonly google: GoogleGateway;
  readonly identity: IdentityGateway;
  readonly membership: MembershipGateway;
  readonly newsletter: NewsletterList;
  readonly orders: OrderGateway;
  readonly ownReviews: OwnReviews;
  readonly passwords: PasswordGateway;
  readonly person: PersonGateway;
  readonly personalData: PersonalData;
  readonly pets: PetGateway;
  readonly profiles: ProfileGateway;
  readonly questionGateway: QuestionGateway;
  readonly registration: RegistrationGateway;
  readonly repeatDelivery: RepeatDeliveryGateway;
  readonly rewards: RewardsGateway;
  readonly savedItems: SavedItemsGateway;
  readonly signInLinks: SignInLinkGateway;
  readonly stockNotices: StockNotices;
  readonly vets: VetGateway;
  readonly wallet: WalletGateway;
  readonly wishLists: WishLists;
}

export type PublicPorts = SharedPorts & CataloguePorts;

/** The ports that every shop needs. Every other port may be left out with its capability (see `lacking-ports.ts`). */
export type NeededPublicPorts = Pick<PublicPorts, 'catalogue'>;
export type NeededPersonalPorts = Pick<PersonalPorts, 'cart' | 'identity' | 'person'>;

export type GivenSharedPorts = Partial<Omit<SharedPorts, 'search'>> & {
  readonly search?: GivenSearchPorts | undefined;
};
export type GivenPublicPorts = NeededPublicPorts & GivenSharedPorts & Partial<CataloguePorts>;
export type GivenPersonalPorts = NeededPersonalPorts & Partial<PersonalPorts>;
