import type { Container } from 'inversify';
import { makeCartLoader } from '../../ui/pages/cart/cart-loader';
import { makeContentLoader } from '../../ui/pages/content/content-loader';
import { makeHomeLoader } from '../../ui/pages/home/home-loader';
import {
  makeBrandLoader,
  makeCategoryLoader,
  makeSearchLoader,
  type ListingLoaderPorts,
} from '../../ui/pages/listing/listing-loader';
import { makeProductLoader } from '../../ui/pages/product/product-loader';
import { makeSignInLoader } from '../../ui/pages/sign-in/sign-in-loader';
import { makeSignOutLoader } from '../../ui/pages/sign-out/sign-out-loader';
import { makeDesignLoader } from '../../ui/design/design-loader';
import type { PageLoader } from '../../ui/app/page';
import { CartTokens } from '../tokens/cart-tokens';
import { CatalogueTokens } from '../tokens/catalogue-tokens';
import { ConfigurationTokens } from '../tokens/configuration-tokens';
import { ContentTokens } from '../tokens/content-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { SearchTokens } from '../tokens/search-tokens';
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
        shop: shopOf(container),
      }),
    content: (container) =>
      makeContentLoader({ viewContentPage: container.get(ContentTokens.viewContentPage), shop: shopOf(container) }),
    'sign-in': (container) =>
      makeSignInLoader({ configuration: container.get(ConfigurationTokens.forPages), shop: shopOf(container) }),
    'sign-out': (container) => makeSignOutLoader({ shop: shopOf(container) }),
    design: (container) => makeDesignLoader({ shop: shopOf(container) }),
  };

const shopOf = (container: Container): string => container.get(PlatformTokens.brand).shop;

const listingPorts = (container: Container): ListingLoaderPorts => ({
  catalogue: container.get(CatalogueTokens.catalogue),
  browseListing: container.get(SearchTokens.browseListing),
  searchCatalogue: container.get(SearchTokens.searchCatalogue),
  shop: shopOf(container),
});
