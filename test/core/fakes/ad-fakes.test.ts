import { aBanner, aCatapultCall, aGridCall, anAdvertised, aSlide, CATAPULT } from '../../builders/upstream-ads';
import { pricesOf } from '../../../core/catalogue/price';
import { AD_SERVER_CALLS, adServerContract } from '../../contracts/ad-server.contract';
import { ADVERTISED_CALLS, advertisedProductsContract } from '../../contracts/advertised-products.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeAdServer } from '../../fakes/fake-ad-server';
import { FakeAdvertisedProducts } from '../../fakes/fake-advertised-products';
import { failingWorld } from './failing-world';
import { AN_ORDER } from '../../builders/upstream-ads';

adServerContract('FakeAdServer', () => {
  const adServer = new FakeAdServer()
    .sells({ sku: 'SKU-1001' }, { sku: 'SKU-1002' })
    .hasBanners(aBanner())
    .hasSlides({ slotId: CATAPULT, slide: aSlide(), skus: ['SKU-1001'] });
  return {
    adServer,
    sold: aGridCall(),
    soldSlides: aCatapultCall(),
    counted: async (kind, adId) => adServer.counted(kind, adId),
    orders: async (orderId) => adServer.ordered().filter(({ id }) => id === orderId).length,
  };
});

upstreamFailuresContract('FakeAdServer', AD_SERVER_CALLS, () => {
  const adServer = new FakeAdServer();
  return failingWorld(adServer, {
    generate: adServer.generate(aGridCall()),
    bannerX: adServer.bannerX(aCatapultCall()),
    impression: adServer.impression('display_x1'),
    click: adServer.click('display_x1'),
    order: adServer.order(AN_ORDER),
  });
});

const VARIANTS = [
  { partNumber: 'SKU-1001', price: 24.99 },
  { partNumber: 'SKU-1002', price: 13.99 },
];
const RANGE = { hasRange: true, minPrice: 13.99, maxPrice: 24.99 };

advertisedProductsContract('FakeAdvertisedProducts', () => {
  const products = new FakeAdvertisedProducts();
  for (const { partNumber, price } of VARIANTS) {
    const prices = { ...pricesOf([{ listPrice: price, offerPrice: undefined }]), ...RANGE };
    products.hasProduct(anAdvertised({ sku: partNumber, prices }), ...(price === 13.99 ? ['PN-1000'] : []));
  }
  products.returnsMalformedProducts('SKU-1003');
  return {
    products,
    garbled: async () => 'SKU-1003',
    known: async () => ({ partNumber: 'PN-1000', name: 'Goodpaw Chicken Dog Food', variants: VARIANTS }),
  };
});

upstreamFailuresContract('FakeAdvertisedProducts', ADVERTISED_CALLS, () => {
  const products = new FakeAdvertisedProducts();
  return failingWorld(products, { bySku: products.bySku(['SKU-1001']) });
});
