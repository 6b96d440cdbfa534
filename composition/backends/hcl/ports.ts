import { HttpAccountSessions } from '../../../adapters/commerce/account/http-account-sessions';
import { HttpAccountStore } from '../../../adapters/commerce/account/http-account-store';
import { HttpAddressBook } from '../../../adapters/commerce/addresses/http-address-book';
import { HttpAddressDirectory } from '../../../adapters/commerce/addresses/http-address-directory';
import { HttpAppointmentGateway } from '../../../adapters/commerce/services/http-appointment-gateway';
import { HttpCareGateway } from '../../../adapters/commerce/services/http-care-gateway';
import { HttpCardProgrammeGateway } from '../../../adapters/commerce/wallet/http-card-programme-gateway';
import { HttpCartGateway } from '../../../adapters/commerce/cart/http-cart-gateway';
import { HttpFulfilmentGateway } from '../../../adapters/commerce/cart/http-fulfilment-gateway';
import { HttpChatAnswers } from '../../../adapters/commerce/content/http-chat-answers';
import { HttpClinicDirectory } from '../../../adapters/commerce/pets/http-clinic-directory';
import { HttpCheckoutGateway } from '../../../adapters/commerce/checkout/http-checkout-gateway';
import { HttpGoogleGateway } from '../../../adapters/commerce/identity/http-google-gateway';
import { HttpIdentityGateway } from '../../../adapters/commerce/identity/http-identity-gateway';
import { HttpMembershipGateway } from '../../../adapters/commerce/services/http-membership-gateway';
import { HttpNewsletterList } from '../../../adapters/commerce/content/http-newsletter-list';
import { HttpOrderGateway } from '../../../adapters/commerce/orders/http-order-gateway';
import { HttpOwnReviews } from '../../../adapters/commerce/reviews/http-own-reviews';
import { HttpPasswordGateway } from '../../../adapters/commerce/identity/http-password-gateway';
import { HttpPersonGateway } from '../../../adapters/commerce/account/http-person-gateway';
import { HttpPersonalData } from '../../../adapters/commerce/account/http-personal-data';
import { HttpPetGateway } from '../../../adapters/commerce/pets/http-pet-gateway';
import { HttpQuestionGateway } from '../../../adapters/commerce/reviews/http-product-questions';
import { HttpProfileGateway } from '../../../adapters/commerce/account/http-profile-gateway';
import { HttpRegistrationGateway } from '../../../adapters/commerce/identity/http-registration-gateway';
import { HttpRepeatDeliveryGateway } from '../../../adapters/commerce/repeat-delivery/http-repeat-delivery-gateway';
import { HttpRewardsGateway } from '../../../adapters/commerce/rewards/http-rewards-gateway';
import { HttpSavedItemsGateway } from '../../../adapters/commerce/cart/http-saved-items-gateway';
import { HttpSignInLinkGateway } from '../../../adapters/commerce/identity/http-sign-in-link-gateway';
import { HttpSkuPrices } from '../../../adapters/commerce/catalogue/http-sku-prices';
import { HttpStockNotices } from '../../../adapters/commerce/account/http-stock-notices';
import { HttpStoreConfigurationGateway } from '../../../adapters/commerce/stores/http-store-configuration-gateway';
import { HttpStoreGateway } from '../../../adapters/commerce/stores/http-store-gateway';
import { HttpStoreStock } from '../../../adapters/commerce/stores/http-store-stock';
import { HttpVetGateway } from '../../../adapters/commerce/pets/http-vet-gateway';
import { HttpWalletGateway } from '../../../adapters/commerce/wallet/http-wallet-gateway';
import { HttpWishLists } from '../../../adapters/commerce/account/http-wish-lists';
import { readCommerceRefusal } from '../../../adapters/commerce/shop-facts';
import type { StoreIds } from '../../../adapters/commerce/store-ids';
import type { HttpClient } from '../../../adapters/http/http-client';
import { STORE_LOCATOR } from '../../../adapters/http/store-locator-service';
import type { ClientOf, ShopperFacts } from '../../backend/backend';
import type { PersonalPorts, SharedPorts } from '../../backend/ports';
import { TRENDING_FALLBACK } from './trending-fallback';

/** The paths of the store's services below the address of the platform (contracts 1.1). */
export interface Bases {
  readonly commerce: string;
  readonly catalogue: string;
}

export const basesOf = ({ storeId }: Pick<StoreIds, 'storeId'>): Bases => ({
  commerce: `/wcs/resources/store/${storeId}/`,
  catalogue: `/search/resources/store/${storeId}/`,
});

/** Returns the path of challenges for the shop's own captcha (REG-07). */
export const captchaChallenges = ({ commerce }: Bases): string => `${commerce}captcha/challenge`;

/** The ports of one store that server and browser share. */
export interface StorePorts {
  /** Makes the client of the store's services. Its refusals have the shop's facts. */
  readonly commerceOf: (client: ClientOf) => HttpClient;
  /** Makes the client of the services on the store-locator host, whose paths are the same. */
  readonly storeLocatorOf: (client: ClientOf) => HttpClient;
  /** `site` serves today's prices: the shop's own origin, or the address of the platform on the server. */
  readonly sharedPorts: (commerce: HttpClient, site: HttpClient) => Omit<SharedPorts, 'search'>;
  readonly personalPorts: (commerce: HttpClient, storeLocator: HttpClient, shopper: ShopperFacts) => PersonalPorts;
}

export const makePorts = (ids: StoreIds): StorePorts => ({
  commerceOf: (client) => client('commerce', basesOf(ids).commerce, readCommerceRefusal),
  storeLocatorOf: (client) => client(STORE_LOCATOR, basesOf(ids).commerce, readCommerceRefusal),
  sharedPorts: (commerce, site) => ({
    addressDirectory: new HttpAddressDirectory(commerce),
    chatAnswers: new HttpChatAnswers(commerce),
    clinicDirectory: new HttpClinicDirectory(commerce),
    skuPrices: new HttpSkuPrices(site),
    storeConfiguration: new HttpStoreConfigurationGateway(commerce),
    stores: new HttpStoreGateway(commerce),
    storeStock: new HttpStoreStock(commerce),
    trendingFallback: TRENDING_FALLBACK,
  }),
  personalPorts: (commerce, storeLocator, { deliveryZip }) => ({
    accountSessions: new HttpAccountSessions(commerce),
    accountStore: new HttpAccountStore(commerce),
    addressBook: new HttpAddressBook(commerce),
    appointments: new HttpAppointmentGateway(commerce),
    care: new HttpCareGateway(commerce),
    cardProgramme: new HttpCardProgrammeGateway(commerce),
    cart: new HttpCartGateway(commerce, ids, deliveryZip),
    fulfilment: new HttpFulfilmentGateway(commerce),
    checkout: new HttpCheckoutGateway(commerce),
    google: new HttpGoogleGateway(commerce),
    identity: new HttpIdentityGateway(commerce),
    membership: new HttpMembershipGateway(commerce),
    newsletter: new HttpNewsletterList(storeLocator),
    orders: new HttpOrderGateway(commerce, ids),
    ownReviews: new HttpOwnReviews(commerce),
    passwords: new HttpPasswordGateway(commerce),
    person: new HttpPersonGateway(commerce),
    personalData: new HttpPersonalData(commerce),
    pets: new HttpPetGateway(commerce),
    profiles: new HttpProfileGateway(commerce),
    questionGateway: new HttpQuestionGateway(commerce),
    registration: new HttpRegistrationGateway(commerce),
    repeatDelivery: new HttpRepeatDeliveryGateway(commerce),
    rewards: new HttpRewardsGateway(commerce),
    savedItems: new HttpSavedItemsGateway(commerce),
    signInLinks: new HttpSignInLinkGateway(commerce),
    stockNotices: new HttpStockNotices(commerce),
    vets: new HttpVetGateway(commerce),
    wallet: new HttpWalletGateway(commerce),
    wishLists: new HttpWishLists(commerce),
  }),
});
