import { aCategory } from '../../builders/category';
import { aProduct, aVariant } from '../../builders/product';
import { tiles } from '../../builders/product-tile';
import { MARKETING_CONTENT_CALLS, marketingContentContract } from '../../contracts/marketing-content.contract';
import { PAGE_ADDRESSES_CALLS, pageAddressesContract } from '../../contracts/page-addresses.contract';
import { CATALOGUE_CALLS, productCatalogueContract } from '../../contracts/product-catalogue.contract';
import { RECOMMENDATIONS_CALLS, recommendationsContract } from '../../contracts/recommendations.contract';
import {
  STORE_CONFIGURATION_CALLS,
  storeConfigurationGatewayContract,
} from '../../contracts/store-configuration-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeMarketingContent } from '../../fakes/fake-marketing-content';
import { FakePageAddresses } from '../../fakes/fake-page-addresses';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';
import { FakeRecommendations } from '../../fakes/fake-recommendations';
import { FakeStoreConfigurationGateway } from '../../fakes/fake-store-configuration-gateway';
import { failingWorld } from './failing-world';

const SMALL = aVariant({ id: '22001', partNumber: 'SKU-1001', size: '5 lb' });
const LARGE = aVariant({ id: '22002', partNumber: 'SKU-1002', size: '30 lb', listPrice: 49.99, offerPrice: 39.99 });
const BRAND = { slug: 'goodpaw', name: 'Goodpaw', logo: undefined, productCount: 1 };

productCatalogueContract('FakeProductCatalogue', () => ({
  catalogue: new FakeProductCatalogue()
    .hasProduct(aProduct({ slug: 'goodpaw-dog-food', variants: [SMALL, LARGE] }))
    .hasStock('22003', 0)
    .hasCategories(aCategory('dog', [aCategory('dog/dog-food')]), aCategory('cat'))
    .hasBrands(BRAND),
  knownProduct: async () => ({
    url: 'goodpaw-dog-food',
    name: 'Goodpaw Chicken Dog Food',
    partNumber: 'PN-1000',
    brandName: 'Goodpaw',
    variantPartNumbers: ['SKU-1001', 'SKU-1002'],
  }),
  knownCategory: async () => ({ path: 'dog/dog-food', name: 'Dog Food' }),
  knownBrand: async () => ({ slug: 'goodpaw', name: 'Goodpaw' }),
  soldOutVariantId: async () => '22003',
}));

upstreamFailuresContract('FakeProductCatalogue', CATALOGUE_CALLS, () => {
  const catalogue = new FakeProductCatalogue();
  return failingWorld(catalogue, {
    productByUrl: catalogue.productByUrl('goodpaw-dog-food'),
    onlineStock: catalogue.onlineStock(['22001']),
    categories: catalogue.categories,
    brands: catalogue.brands,
  });
});

pageAddressesContract('FakePageAddresses', () => ({
  addresses: new FakePageAddresses().hasProducts('goodpaw-dog-food', 'goodpaw-cat-food'),
  knownUrl: async () => 'goodpaw-dog-food',
}));

upstreamFailuresContract('FakePageAddresses', PAGE_ADDRESSES_CALLS, () => {
  const addresses = new FakePageAddresses();
  return failingWorld(addresses, { products: addresses.products(1) });
});

recommendationsContract('FakeRecommendations', () => {
  const products = tiles(5);
  return {
    recommendations: new FakeRecommendations().hasPod('home-1', 'For you', products),
    knownPod: async () => ({ podId: 'home-1', title: 'For you' }),
    knownProductId: async () => products[0]?.uniqueId ?? '',
  };
});

upstreamFailuresContract('FakeRecommendations', RECOMMENDATIONS_CALLS, () => {
  const recommendations = new FakeRecommendations();
  return failingWorld(recommendations, { recommend: recommendations.recommend({ podId: 'home-1', count: 3 }) });
});

storeConfigurationGatewayContract('FakeStoreConfigurationGateway', () => {
  const known = { SF_CHAT_ENABLED: 'ON', LIVE_HELP_ENABLED: 'OFF', GOOGLE_SIGNIN_ENABLED: 'ON' };
  return { gateway: new FakeStoreConfigurationGateway().has(known), known: async () => known };
});

upstreamFailuresContract('FakeStoreConfigurationGateway', STORE_CONFIGURATION_CALLS, () => {
  const gateway = new FakeStoreConfigurationGateway();
  return failingWorld(gateway, {
    'values of one key': gateway.values(['SF_CHAT_ENABLED']),
    'values of several keys': gateway.values(['SF_CHAT_ENABLED', 'LIVE_HELP_ENABLED']),
  });
});

marketingContentContract('FakeMarketingContent', () => ({
  content: new FakeMarketingContent().hasSpot(
    'Home_EmergencyBanner_React',
    { text: '<p>Some stores are <b>closed</b> today.</p>' },
    { image: '/img/storm.jpg', url: '/shop/en/petcostore/c/storm' },
  ),
  filledSpot: async () => ({
    name: 'Home_EmergencyBanner_React',
    items: [
      { text: 'Some stores are closed today.', image: undefined, url: undefined },
      { text: undefined, image: '/img/storm.jpg', url: '/shop/en/petcostore/c/storm' },
    ],
  }),
  emptySpotName: async () => 'Home_Empty',
}));

upstreamFailuresContract('FakeMarketingContent', MARKETING_CONTENT_CALLS, () => {
  const content = new FakeMarketingContent();
  return failingWorld(content, { spot: content.spot('Home_EmergencyBanner_React') });
});
