import { HttpAccountStore } from '../../../adapters/commerce/http-account-store';
import { HttpCardProgrammeGateway } from '../../../adapters/commerce/http-card-programme-gateway';
import { HttpCartGateway } from '../../../adapters/commerce/http-cart-gateway';
import { HttpGoogleGateway } from '../../../adapters/commerce/http-google-gateway';
import { HttpIdentityGateway } from '../../../adapters/commerce/http-identity-gateway';
import { HttpMembershipGateway } from '../../../adapters/commerce/http-membership-gateway';
import { HttpPasswordGateway } from '../../../adapters/commerce/http-password-gateway';
import { HttpPersonGateway } from '../../../adapters/commerce/http-person-gateway';
import { HttpRegistrationGateway } from '../../../adapters/commerce/http-registration-gateway';
import { HttpRewardsGateway } from '../../../adapters/commerce/http-rewards-gateway';
import { HttpSignInLinkGateway } from '../../../adapters/commerce/http-sign-in-link-gateway';
import { HttpSkuPrices } from '../../../adapters/commerce/http-sku-prices';
import { HttpStoreConfigurationGateway } from '../../../adapters/commerce/http-store-configuration-gateway';
import { HttpStoreGateway } from '../../../adapters/commerce/http-store-gateway';
import { HttpStoreStock } from '../../../adapters/commerce/http-store-stock';
import { HttpWalletGateway } from '../../../adapters/commerce/http-wallet-gateway';
import { readCommerceRefusal } from '../../../adapters/commerce/shop-facts';
import type { HttpClient } from '../../../adapters/http/http-client';
import { STORE_ID } from '../../../core/configuration/constants';
import type { ClientOf } from '../../backend/backend';
import type { PersonalPorts, SharedPorts } from '../../backend/ports';

/** The addresses of the store's services, below the platform's address (contracts 1.1). */
export const BASES = {
  commerce: `/wcs/resources/store/${STORE_ID}/`,
  catalogue: `/search/resources/store/${STORE_ID}/`,
} as const;

/** The client of the store's services. Its refusals carry the shop's facts. */
export const commerceOf = (client: ClientOf): HttpClient => client('commerce', BASES.commerce, readCommerceRefusal);

/** `site` is where today's prices are: the shop's own origin, or the platform's on the server. */
export const sharedPorts = (commerce: HttpClient, site: HttpClient): Omit<SharedPorts, 'search'> => ({
  skuPrices: new HttpSkuPrices(site),
  storeConfiguration: new HttpStoreConfigurationGateway(commerce),
  stores: new HttpStoreGateway(commerce),
  storeStock: new HttpStoreStock(commerce),
});

export const personalPorts = (commerce: HttpClient): PersonalPorts => ({
  accountStore: new HttpAccountStore(commerce),
  cardProgramme: new HttpCardProgrammeGateway(commerce),
  cart: new HttpCartGateway(commerce),
  google: new HttpGoogleGateway(commerce),
  identity: new HttpIdentityGateway(commerce),
  membership: new HttpMembershipGateway(commerce),
  passwords: new HttpPasswordGateway(commerce),
  person: new HttpPersonGateway(commerce),
  registration: new HttpRegistrationGateway(commerce),
  rewards: new HttpRewardsGateway(commerce),
  signInLinks: new HttpSignInLinkGateway(commerce),
  wallet: new HttpWalletGateway(commerce),
});
