import type { FastifyInstance } from 'fastify';
import type { Sku } from '../catalogue/catalogue-records.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { byPlace, ONLINE } from '../stores/read-stock.ts';
import type { StoreDirectory } from '../stores/store-directory.ts';
import { CURRENCY, priceOf, toDollars } from './price-view.ts';
import { allowCaching } from '../http/public-cache.ts';

const MAX_SKUS = 100;
const MAX_STORES = 20;
const SECONDS_KEPT = 15;

interface StockQuery {
  readonly onlineStoreId?: string;
  readonly physicalStoreId?: string;
}

const stockQuerySchema = {
  type: 'object',
  properties: { onlineStoreId: { type: 'string', maxLength: 20 }, physicalStoreId: { type: 'string', maxLength: 200 } },
};

/** Reads a comma-separated list of at least one entry and at most `max`. */
const readList = (text: string, name: string, max: number): readonly string[] => {
  const entries = [...new Set(text.split(',').map((entry) => entry.trim()))].filter((entry) => entry !== '');
  if (entries.length === 0) throw invalidParameter(name, `${name} must name at least one.`);
  if (entries.length > max) throw invalidParameter(name, `${name} must name at most ${max}.`);
  return entries;
};

const readLocations = (query: StockQuery, storeId: string): readonly string[] => {
  if (query.physicalStoreId !== undefined) return readList(query.physicalStoreId, 'physicalStoreId', MAX_STORES);
  if (query.onlineStoreId !== undefined && query.onlineStoreId !== storeId) {
    throw invalidParameter('onlineStoreId', `onlineStoreId must be ${storeId}.`);
  }
  return [ONLINE];
};

type Place = Readonly<Record<string, string>>;

const registerStock = (app: FastifyInstance, catalogue: CatalogueStore, directory: StoreDirectory): void => {
  const { storeId } = app.storeIds;
  const placeOf = async (location: string): Promise<Place> =>
    location === ONLINE
      ? { onlineStoreId: storeId, onlineStoreName: 'Online' }
      : { physicalStoreId: location, physicalStoreName: (await directory.find(location))?.name ?? location };

  const stockResponse = async (skus: readonly Sku[], locations: readonly string[]) => {
    const levels = await catalogue.stockOf(
      skus.map((sku) => sku.id),
      locations,
    );
    const quantityAt = byPlace(levels);
    const places = await Promise.all(locations.map(async (location) => ({ location, place: await placeOf(location) })));
    const entries = skus.flatMap((sku) => places.map(({ location, place }) => ({ sku, location, place })));
    return {
      InventoryAvailability: entries.map(({ sku, location, place }) => {
        const quantity = quantityAt(sku.id, location);
        return {
          productId: sku.id,
          partNumber: sku.partNumber,
          inventoryStatus: quantity > 0 ? 'Available' : 'Unavailable',
          availableQuantity: quantity.toFixed(1),
          unitOfMeasure: 'C62',
          ...place,
        };
      }),
      resourceName: 'inventoryavailability',
    };
  };

  const options = { schema: { querystring: stockQuerySchema } };
  app.get<{ Params: { ids: string }; Querystring: StockQuery }>(
    `${TRANSACTION_BASE}/inventoryavailability/:ids`,
    options,
    async (request, reply) => {
      const ids = readList(request.params.ids, 'productId', MAX_SKUS);
      const locations = readLocations(request.query, storeId);
      allowCaching(reply, SECONDS_KEPT);
      return stockResponse(await catalogue.skusByIds(ids), locations);
    },
  );
  app.get<{ Params: { partNumbers: string }; Querystring: StockQuery }>(
    `${TRANSACTION_BASE}/inventoryavailability/byPartNumber/:partNumbers`,
    options,
    async (request, reply) => {
      const partNumbers = readList(request.params.partNumbers, 'partNumber', MAX_SKUS);
      const locations = readLocations(request.query, storeId);
      allowCaching(reply, SECONDS_KEPT);
      return stockResponse(await catalogue.skusByPartNumbers(partNumbers), locations);
    },
  );
};

const priceQuerySchema = {
  type: 'object',
  required: ['q', 'partNumber'],
  properties: {
    q: { type: 'string', enum: ['byPartNumbers'] },
    partNumber: {
      type: ['string', 'array'],
      maxLength: 6500,
      minItems: 1,
      maxItems: MAX_SKUS,
      items: { type: 'string', maxLength: 64 },
    },
  },
};

const registerPrice = (app: FastifyInstance, catalogue: CatalogueStore): void => {
  app.get<{ Querystring: { partNumber: string | readonly string[] } }>(
    `${TRANSACTION_BASE}/price`,
    { schema: { querystring: priceQuerySchema } },
    async (request, reply) => {
      const partNumbers = readList([request.query.partNumber].flat().join(','), 'partNumber', MAX_SKUS);
      const skus = await catalogue.skusByPartNumbers(partNumbers);
      allowCaching(reply, SECONDS_KEPT);
      return {
        EntitledPrice: skus.map((sku) => {
          const cents = priceOf(sku);
          const price = cents === undefined ? [] : [{ value: toDollars(cents), currency: CURRENCY }];
          return {
            partNumber: sku.partNumber,
            productId: sku.id,
            UnitPrice: price.map((entry) => ({ price: entry, quantity: { value: '1.0', uom: 'C62' } })),
          };
        }),
        resourceName: 'price',
      };
    },
  );

  app.get<{ Querystring: { productIds: string } }>(
    '/api/solr-skus-price',
    {
      schema: {
        querystring: { type: 'object', required: ['productIds'], properties: { productIds: { type: 'string' } } },
      },
    },
    async (request, reply) => {
      const prices = await readPrices(catalogue, readList(request.query.productIds, 'productIds', MAX_SKUS));
      allowCaching(reply, SECONDS_KEPT);
      return {
        items: Object.fromEntries(
          [...prices].map(([id, cents]) => [id, { catentry_id: id, price_USD: `$${toDollars(cents)}` }]),
        ),
      };
    },
  );
};

/** Prices in cents by catalogue entry: a SKU's own price, a product's lowest. Entries without a price are left out. */
const readPrices = async (catalogue: CatalogueStore, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const [skus, ofProducts] = await Promise.all([catalogue.skusByIds(ids), catalogue.skusOfProducts(ids)]);
  const entries = [...skus.map((sku) => [sku.id, [sku]] as const), ...ofProducts];
  return new Map(
    entries.flatMap(([id, candidates]) => {
      const prices = candidates.flatMap((sku) => priceOf(sku) ?? []);
      return prices.length === 0 ? [] : [[id, Math.min(...prices)] as const];
    }),
  );
};

/** Stock online and in stores, and prices, by SKU. [SRC-09] */
export const registerStockAndPriceRoutes = (
  app: FastifyInstance,
  catalogue: CatalogueStore,
  directory: StoreDirectory,
): void => {
  registerStock(app, catalogue, directory);
  registerPrice(app, catalogue);
};
