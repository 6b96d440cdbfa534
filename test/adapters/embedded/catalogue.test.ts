import * as E from 'fp-ts/Either';
import { HttpContentPages } from '../../../adapters/commerce/content/http-content-pages';
import { HttpMarketingContent } from '../../../adapters/commerce/content/http-marketing-content';
import { HttpProductCatalogue } from '../../../adapters/commerce/catalogue/http-product-catalogue';
import { HttpSkuPrices } from '../../../adapters/commerce/catalogue/http-sku-prices';
import { HttpStoreConfigurationGateway } from '../../../adapters/commerce/stores/http-store-configuration-gateway';
import type { ContentPage } from '../../../core/content/content-page';
import { aContentPage } from '../../builders/content-page';
import { contentPagesContract } from '../../contracts/content-pages.contract';
import { marketingContentContract } from '../../contracts/marketing-content.contract';
import { productCatalogueContract } from '../../contracts/product-catalogue.contract';
import { skuPricesContract } from '../../contracts/sku-prices.contract';
import { storeConfigurationGatewayContract } from '../../contracts/store-configuration-gateway.contract';
import { CATALOGUE_SIZE, newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { STORE_IDS } from '../../support/store-ids';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

const skusOf = (productId: string) =>
  backend.database.selectFrom('sku').selectAll().where('product_id', '=', productId).orderBy('position').execute();

/** A product with several variants, each put in stock. */
const productInVariants = async () => {
  const { id } = await backend.database
    .selectFrom('sku')
    .select('product_id as id')
    .where('list_price_cents', 'is not', null)
    .groupBy('product_id')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .orderBy('product_id')
    .executeTakeFirstOrThrow();
  const product = await backend.database
    .selectFrom('product')
    .innerJoin('brand', 'brand.slug', 'product.brand_slug')
    .selectAll('product')
    .select('brand.name as brand_name')
    .where('product.id', '=', id)
    .executeTakeFirstOrThrow();
  const skus = await skusOf(id);
  for (const { id: sku_id } of skus) {
    await backend.database
      .insertInto('stock')
      .values({ sku_id, location: 'online', quantity: 5 })
      .onConflict((conflict) => conflict.columns(['sku_id', 'location']).doUpdateSet({ quantity: 5 }))
      .execute();
  }
  return { product, skus };
};

productCatalogueContract('HttpProductCatalogue over the embedded backend', () => {
  const { views, transactions } = newShopper(backend);
  return {
    catalogue: new HttpProductCatalogue(views, transactions, STORE_IDS),
    knownProduct: async () => {
      const { product, skus } = await productInVariants();
      return {
        url: product.url,
        name: product.name,
        partNumber: product.part_number,
        brandName: product.brand_name,
        variantPartNumbers: skus.map(({ part_number }) => part_number),
      };
    },
    knownCategory: async () => ({ path: 'dog/dog-food', name: 'Dog Food' }),
    knownBrand: async () => ({ slug: 'merrick', name: 'Merrick' }),
    soldOutVariantId: async () => {
      const { sku_id } = await backend.database
        .selectFrom('stock')
        .select('sku_id')
        .orderBy('sku_id', 'desc')
        .executeTakeFirstOrThrow();
      await backend.database.updateTable('stock').set({ quantity: 0 }).where('sku_id', '=', sku_id).execute();
      return sku_id;
    },
  };
});

skuPricesContract('HttpSkuPrices over the embedded backend', () => ({
  skuPrices: new HttpSkuPrices(newShopper(backend).site),
  priced: async () => {
    const { skus } = await productInVariants();
    return Object.fromEntries(
      skus.map((sku) => [sku.id, (sku.offer_price_cents ?? sku.list_price_cents ?? 0) / 100] as const),
    );
  },
}));

storeConfigurationGatewayContract('HttpStoreConfigurationGateway over the embedded backend', () => ({
  gateway: new HttpStoreConfigurationGateway(newShopper(backend).transactions),
  known: async () => {
    const rows = await backend.database.selectFrom('store_conf').selectAll().execute();
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  },
}));

marketingContentContract('HttpMarketingContent over the embedded backend', () => ({
  content: new HttpMarketingContent(newShopper(backend).transactions, STORE_IDS),
  filledSpot: async () => {
    const { image_url, link_url } = await backend.database
      .selectFrom('espot_content')
      .selectAll()
      .where('spot_name', '=', 'Home_Hero_React')
      .executeTakeFirstOrThrow();
    const text = 'Food, toys and care for every pet in your home.';
    return { name: 'Home_Hero_React', items: [{ text, image: image_url, url: link_url }] };
  },
  emptySpotName: async () => 'Home_EmergencyBanner_React',
}));

/** Writes a content page as the shop's editors do. */
const written = async (page: ContentPage): Promise<ContentPage> => {
  const { path, title, lead, description, image, isIndexed, related, ...body } = page;
  await backend.database
    .insertInto('content_page')
    .values({
      path,
      title,
      lead: lead ?? '',
      description,
      image_url: image ?? '',
      is_indexed: isIndexed ? 1 : 0,
      body: JSON.stringify({ ...body, relatedLinks: related }),
      origin: 'shop',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return page;
};

contentPagesContract('HttpContentPages over the embedded backend', () => ({
  pages: new HttpContentPages(newShopper(backend).transactions),
  listedPage: () => written(aContentPage({ path: '/shop/en/petcostore/s/our-own' })),
  unlistedPage: () => written(aContentPage({ path: '/our-own', isIndexed: false, notice: 'Closed.' })),
}));

test('[SRC-09] the current price of a product is that of its cheapest variant', async () => {
  const { product, skus } = await productInVariants();
  const cents = skus.flatMap((sku) => sku.offer_price_cents ?? sku.list_price_cents ?? []);
  const prices = await new HttpSkuPrices(newShopper(backend).site).prices([product.id])();
  expect(prices).toEqual(E.right(new Map([[product.id, Math.min(...cents) / 100]])));
});

test('[PLT-05] every product of the generated catalogue is read without a problem', async () => {
  const { views, transactions } = newShopper(backend);
  const catalogue = new HttpProductCatalogue(views, transactions, STORE_IDS);
  const products = await backend.database.selectFrom('product').select('url').execute();
  let read = 0;
  // A few at a time, since each has a time limit.
  while (read < products.length) {
    const some = products.slice(read, read + 20);
    const responses = await Promise.all(some.map(({ url }) => catalogue.productByUrl(url)()));
    expect(responses.filter(E.isLeft)).toEqual([]);
    read += some.length;
  }
  expect(read).toBe(CATALOGUE_SIZE);
});
