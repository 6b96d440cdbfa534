import * as E from 'fp-ts/Either';
import { ADVERTISED_HOLD, cachedAdvertisedProducts } from '../../../adapters/cache/cached-advertised-products';
import { AD_REPORTS, ADS, adServerHeaders, UpstreamAdServer } from '../../../adapters/citrus/upstream-ad-server';
import { HttpAdvertisedProducts } from '../../../adapters/commerce/catalogue/http-advertised-products';
import { makeHttpClient, type HttpClient } from '../../../adapters/http/http-client';
import { makeLruReadCache } from '../../../adapters/server/upstream/lru-read-cache';
import { makeServeAds } from '../../../core/ads/server/serve-ads';
import { aCatapultCall, aGridCall } from '../../builders/upstream-ads';
import { adServerContract } from '../../contracts/ad-server.contract';
import { advertisedProductsContract } from '../../contracts/advertised-products.contract';
import { FakeAdServer } from '../../fakes/fake-ad-server';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeTime } from '../../fakes/fake-time';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { EVERYTHING } from '../../builders/capabilities';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

const client = (service: string): HttpClient =>
  makeHttpClient({
    service,
    baseUrl: `${backend.origin}/citrus`,
    timeoutMs: 10_000,
    headers: () => adServerHeaders('key_embedded'),
  });

/** Counts by the ad-specific part of an ad's id. */
const keyOf = (adId: string): string => adId.slice(-22);

const counted = async (kind: 'impression' | 'click', adId: string): Promise<number> => {
  const rows = await backend.database
    .selectFrom(kind === 'impression' ? 'ad_impression' : 'ad_click')
    .select('ad_key')
    .where('ad_key', '=', keyOf(adId))
    .execute();
  return rows.length;
};

const orders = async (orderId: string): Promise<number> => {
  const rows = await backend.database
    .selectFrom('ad_order')
    .select('order_id')
    .where('order_id', '=', orderId)
    .execute();
  return rows.length;
};

adServerContract('UpstreamAdServer over the embedded ad server', () => ({
  orders,
  adServer: new UpstreamAdServer({
    requests: client(ADS),
    reports: client(AD_REPORTS),
    catalogId: 'cat_embedded',
    forwardsVisitor: true,
  }),
  sold: aGridCall(),
  soldSlides: aCatapultCall(),
  counted,
}));

/** Products that are delivered, have a price and come in several variants. */
const sentInVariants = async () =>
  backend.database
    .selectFrom('product')
    .innerJoin('sku', 'sku.product_id', 'product.id')
    .select(['product.id', 'product.part_number', 'product.name'])
    .where('sku.list_price_cents', 'is not', null)
    .where('product.in_store_only', '=', 0)
    .where('product.pickup_only', '=', 0)
    .where('product.live_animal', '=', 0)
    .groupBy(['product.id', 'product.part_number', 'product.name'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .orderBy('product.id')
    .limit(2)
    .execute();

const stockOnline = async (skuId: string, quantity: number): Promise<void> => {
  await backend.database
    .insertInto('stock')
    .values({ sku_id: skuId, location: 'online', quantity })
    .onConflict((conflict) => conflict.columns(['sku_id', 'location']).doUpdateSet({ quantity }))
    .execute();
};

advertisedProductsContract('HttpAdvertisedProducts over the embedded backend', () => ({
  products: new HttpAdvertisedProducts(newShopper(backend).views),
  known: async () => {
    const { database } = backend;
    const [product] = await sentInVariants();
    if (product === undefined) throw new Error('nothing comes in variants');
    const skus = await database.selectFrom('sku').selectAll().where('product_id', '=', product.id).execute();
    // Each costs a dollar more than the one before, and is in stock.
    for (const [index, { id }] of skus.entries()) {
      const prices = { list_price_cents: (index + 10) * 100, offer_price_cents: null };
      await database.updateTable('sku').set(prices).where('id', '=', id).execute();
      await stockOnline(id, 5);
    }
    return {
      partNumber: product.part_number,
      name: product.name,
      variants: skus.map(({ part_number }, index) => ({ partNumber: part_number, price: index + 10 })),
    };
  },
  garbled: async () => {
    const [, product] = await sentInVariants();
    if (product === undefined) throw new Error('only one product comes in variants');
    await backend.database.updateTable('product').set({ name: '' }).where('id', '=', product.id).execute();
    return product.part_number;
  },
}));

test('[ADS-10] stops showing an ad at most a minute after its product sold out, or is sold in stores only', async () => {
  const [product] = await sentInVariants();
  const skus = await backend.database
    .selectFrom('sku')
    .selectAll()
    .where('product_id', '=', product?.id ?? '')
    .orderBy('id')
    .execute();
  const partNumbers = skus.slice(0, 2).map(({ part_number }) => part_number);
  const [gone = ''] = skus.map(({ id }) => id);
  for (const { id } of skus) await stockOnline(id, 5);
  const time = new FakeTime();
  const cache = makeLruReadCache({ ...ADVERTISED_HOLD, maxEntries: 100, maxBytes: 1_000_000, clock: time.clock });
  const serve = makeServeAds({
    capabilities: EVERYTHING,
    adServer: new FakeAdServer().sells(...partNumbers.map((sku) => ({ sku }))),
    products: cachedAdvertisedProducts(new HttpAdvertisedProducts(newShopper(backend).views), cache),
    logger: new FakeLogger(),
  });
  const shown = async (): Promise<ReadonlyArray<string>> => {
    const response = await serve.ads(aGridCall())();
    return E.isLeft(response) ? ['failed'] : response.right.ads.map(({ sku }) => sku);
  };
  expect(await shown()).toEqual(partNumbers);
  await stockOnline(gone, 0);
  await time.passes(60_000);
  expect(await shown()).toEqual(partNumbers.slice(1));
  await backend.database
    .updateTable('product')
    .set({ in_store_only: 1 })
    .where('id', '=', product?.id ?? '')
    .execute();
  await time.passes(60_000);
  expect(await shown()).toEqual([]);
  await backend.database
    .updateTable('product')
    .set({ in_store_only: 0 })
    .where('id', '=', product?.id ?? '')
    .execute();
});
