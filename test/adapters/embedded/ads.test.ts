import { AD_REPORTS, ADS, adServerHeaders, UpstreamAdServer } from '../../../adapters/citrus/upstream-ad-server';
import { HttpAdvertisedProducts } from '../../../adapters/commerce/http-advertised-products';
import { makeHttpClient, type HttpClient } from '../../../adapters/http/http-client';
import { aCatapultCall, aGridCall } from '../../builders/upstream-ads';
import { adServerContract } from '../../contracts/ad-server.contract';
import { advertisedProductsContract } from '../../contracts/advertised-products.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';

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

/** By the part of an ad's id that is its own. */
const keyOf = (adId: string): string => adId.slice(-22);

const counted = async (kind: 'impression' | 'click', adId: string): Promise<number> => {
  const rows = await backend.database
    .selectFrom(kind === 'impression' ? 'ad_impression' : 'ad_click')
    .select('ad_key')
    .where('ad_key', '=', keyOf(adId))
    .execute();
  return rows.length;
};

adServerContract('UpstreamAdServer over the embedded ad server', () => ({
  adServer: new UpstreamAdServer({
    questions: client(ADS),
    reports: client(AD_REPORTS),
    catalogId: 'cat_embedded',
  }),
  sold: aGridCall(),
  soldSlides: aCatapultCall(),
  counted,
}));

advertisedProductsContract('HttpAdvertisedProducts over the embedded backend', () => ({
  products: new HttpAdvertisedProducts(newShopper(backend).views),
  known: async () => {
    const { database } = backend;
    const product = await database
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
      .executeTakeFirstOrThrow();
    const skus = await database.selectFrom('sku').selectAll().where('product_id', '=', product.id).execute();
    // Each costs a dollar more than the one before, and is in stock.
    for (const [index, { id }] of skus.entries()) {
      const prices = { list_price_cents: (index + 10) * 100, offer_price_cents: null };
      await database.updateTable('sku').set(prices).where('id', '=', id).execute();
      await database
        .insertInto('stock')
        .values({ sku_id: id, location: 'online', quantity: 5 })
        .onConflict((conflict) => conflict.columns(['sku_id', 'location']).doUpdateSet({ quantity: 5 }))
        .execute();
    }
    return {
      partNumber: product.part_number,
      name: product.name,
      variants: skus.map(({ part_number }, index) => ({ partNumber: part_number, price: index + 10 })),
    };
  },
}));
