import type { Container } from 'inversify';
import { makeCartLoader } from '../../ui/pages/cart/cart-loader';
import { makeContentLoader } from '../../ui/pages/content/content-loader';
import { makeCreditCardLoader } from '../../ui/pages/credit-card/credit-card-loader';
import { makePetcoPayLoader } from '../../ui/pages/petco-pay/petco-pay-loader';
import { makeErrorLoader } from '../../ui/pages/error/error-loader';
import { makeHomeLoader } from '../../ui/pages/home/home-loader';
import {
  makeBrandLoader,
  makeCategoryLoader,
  makeSearchLoader,
  type ListingLoaderPorts,
} from '../../ui/pages/listing/listing-loader';
import { makeProductLoader } from '../../ui/pages/product/product-loader';
import { makePasswordResetLoader } from '../../ui/pages/password/password-reset-loader';
import { makeOffersLoader } from '../../ui/pages/offers/offers-loader';
import { makeRewardsLoader } from '../../ui/pages/rewards/rewards-loader';
import type { OwnRewardsPorts } from '../../ui/rewards/own-rewards';
import { makeStoreLoader } from '../../ui/pages/stores/store-loader';
import { makeStoreLocatorLoader } from '../../ui/pages/stores/store-locator-loader';
import { makeRegisterLoader } from '../../ui/pages/register/register-loader';
import { makeSignInLinkLoader } from '../../ui/pages/sign-in-link/sign-in-link-loader';
import { makeSignInLoader } from '../../ui/pages/sign-in/sign-in-loader';
import { makeSignOutLoader } from '../../ui/pages/sign-out/sign-out-loader';
import { makeDesignLoader } from '../../ui/design/design-loader';
import type { PageLoader } from '../../ui/app/page';
import { CartTokens } from '../tokens/cart-tokens';
import { CatalogueTokens } from '../tokens/catalogue-tokens';
import { ConfigurationTokens } from '../tokens/configuration-tokens';
import { ContentTokens } from '../tokens/content-tokens';
import { PetcoPayTokens } from '../tokens/petco-pay-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { RewardsTokens } from '../tokens/rewards-tokens';
import { SearchTokens } from '../tokens/search-tokens';
import { StoreTokens } from '../tokens/store-tokens';
import type { PageId } from '../screens/screens';

/** The loader of each page that has an address, from what a request's container holds. */
export const PAGE_LOADERS: Readonly<Record<Exclude<PageId, 'problem'>, (container: Container) => PageLoader<unknown>>> =
  {
    home: (container) =>
      makeHomeLoader({
        catalogue: container.get(CatalogueTokens.catalogue),
        content: container.get(CatalogueTokens.content),
        loadRecommendation: container.get(SearchTokens.loadRecommendation),
        brand: container.get(PlatformTokens.brand),
      }),
    search: (container) => makeSearchLoader(listingPorts(container)),
    category: (container) => makeCategoryLoader(listingPorts(container)),
    brand: (container) => makeBrandLoader(listingPorts(container)),
    product: (container) =>
      makeProductLoader({
        viewProduct: container.get(CatalogueTokens.viewProduct),
        loadRecommendation: container.get(SearchTokens.loadRecommendation),
        clock: container.get(PlatformTokens.clock),
        shop: shopOf(container),
      }),
    cart: (container) =>
      makeCartLoader({
        loadCart: container.get(CartTokens.loadCart),
        loadRecommendation: container.get(SearchTokens.loadRecommendation),
        ...ownRewardsPorts(container),
        shop: shopOf(container),
      }),
    content: (container) =>
      makeContentLoader({ viewContentPage: container.get(ContentTokens.viewContentPage), shop: shopOf(container) }),
    'sign-in': (container) =>
      makeSignInLoader({ configuration: container.get(ConfigurationTokens.forPages), shop: shopOf(container) }),
    'password-reset': (container) =>
      makePasswordResetLoader({
        configuration: container.get(ConfigurationTokens.forPages),
        shop: shopOf(container),
        outboxPath: container.get(ConfigurationTokens.outboxPath),
        askedFor: container.get(IdentityTokens.passwordResetMemory).askedFor,
      }),
    'sign-in-link': (container) =>
      makeSignInLinkLoader({
        shop: shopOf(container),
        outboxPath: container.get(ConfigurationTokens.outboxPath),
      }),
    register: (container) =>
      makeRegisterLoader({ configuration: container.get(ConfigurationTokens.forPages), shop: shopOf(container) }),
    rewards: (container) =>
      makeRewardsLoader({ ...ownRewardsPorts(container), brand: container.get(PlatformTokens.brand) }),
    offers: (container) =>
      makeOffersLoader({
        ...ownRewardsPorts(container),
        promotions: container.get(RewardsTokens.promotions),
        shop: shopOf(container),
      }),
    'sign-out': (container) => makeSignOutLoader({ shop: shopOf(container) }),
    'credit-card': (container) => makeCreditCardLoader({ brand: container.get(PlatformTokens.brand) }),
    'petco-pay': (container) =>
      makePetcoPayLoader({
        userType: container.get(PlatformTokens.session).userType,
        loadCardStatus: container.get(PetcoPayTokens.loadCardStatus),
        loadWallet: container.get(PetcoPayTokens.loadWallet),
        brand: container.get(PlatformTokens.brand),
      }),
    'store-locator': (container) =>
      makeStoreLocatorLoader({
        findStores: container.get(StoreTokens.findStores),
        stores: container.get(StoreTokens.gateway),
        geography: container.get(StoreTokens.geography),
        clock: container.get(PlatformTokens.clock),
        shop: shopOf(container),
      }),
    store: (container) =>
      makeStoreLoader({
        viewStore: container.get(StoreTokens.viewStore),
        geography: container.get(StoreTokens.geography),
        clock: container.get(PlatformTokens.clock),
        shop: shopOf(container),
      }),
    error: (container) =>
      makeErrorLoader({ endUnknownSession: container.get(IdentityTokens.endUnknownSession), shop: shopOf(container) }),
    design: (container) => makeDesignLoader({ shop: shopOf(container) }),
  };

const shopOf = (container: Container): string => container.get(PlatformTokens.brand).shop;

const ownRewardsPorts = (container: Container): OwnRewardsPorts => ({
  refreshRewards: container.get(IdentityTokens.refreshRewards),
  userType: container.get(PlatformTokens.session).userType,
});

const listingPorts = (container: Container): ListingLoaderPorts => ({
  catalogue: container.get(CatalogueTokens.catalogue),
  browseListing: container.get(SearchTokens.browseListing),
  searchCatalogue: container.get(SearchTokens.searchCatalogue),
  loadRecommendation: container.get(SearchTokens.loadRecommendation),
  shop: shopOf(container),
});
