import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { invalidParameter, notFound } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { allowCaching } from '../http/public-cache.ts';
import { closuresAt } from './closures.ts';
import { findPlaces, findZip } from './find-places.ts';
import {
  toClosureResponse,
  toNearResponse,
  toPlaceResponse,
  toPointResponse,
  toStoreResponse,
} from './store-responses.ts';
import type { StoreDirectory } from './store-directory.ts';
import { readCount, readRadius, readZipCode, type NumberText } from './store-input.ts';
import type { Store } from './store-records.ts';

export interface StoreRouteDeps {
  readonly database: Kysely<Database>;
  readonly directory: StoreDirectory;
  readonly clock: () => number;
}

interface NearestBody {
  readonly zipcode: string;
  readonly noOfStores?: NumberText;
  readonly radius?: NumberText;
}

const LIST_SECONDS = 300;
const STORE_SECONDS = 60;
const PLACES_SECONDS = 3600;
const USUAL_COUNT = 5;

const numberText = { type: ['string', 'number'], maxLength: 20 };

const nearestSchema = {
  type: 'object',
  required: ['zipcode'],
  properties: { zipcode: { type: 'string' }, noOfStores: numberText, radius: numberText },
};

const placesSchema = {
  type: 'object',
  required: ['q'],
  properties: { q: { type: 'string', maxLength: 80 } },
};

/** The store with this id. Throws a failure with status 404 when there is none. */
export const requireStore = async (directory: StoreDirectory, id: string): Promise<Store> => {
  const store = await directory.find(id);
  if (store === undefined) throw notFound(`There is no store ${id.slice(0, 20)}.`, 'storeId');
  return store;
};

/**
 * The retailer's store locator: all stores, one store, stores near a ZIP code, closed stores, and places by name.
 * Stores that are closed temporarily are included in the lists. [STO-01] [STO-08] [STO-09]
 */
export const registerStoreRoutes = (app: FastifyInstance, { database, directory, clock }: StoreRouteDeps): void => {
  const base = `${TRANSACTION_BASE}/petcostorelocator`;

  app.get(`${base}/getAllStoresLatLong`, async (_request, reply) => {
    const stores = await directory.all();
    allowCaching(reply, LIST_SECONDS);
    return stores.map(toPointResponse);
  });

  app.get<{ Params: { id: string } }>(`${base}/byStoreId/:id`, async (request, reply) => {
    const store = await requireStore(directory, request.params.id);
    allowCaching(reply, STORE_SECONDS);
    return toStoreResponse(store);
  });

  app.post<{ Body: NearestBody }>(
    `${base}/getneareststoresbyzipcode`,
    { schema: { body: nearestSchema }, bodyLimit: SMALL_BODY, config: { isRead: true } },
    async ({ body }) => {
      const zipCode = readZipCode(body.zipcode, 'zipcode');
      const count = readCount(body.noOfStores, 'noOfStores', USUAL_COUNT);
      const radius = readRadius(body.radius, 'radius');
      const place = await findZip(database, zipCode);
      if (place === undefined) return [];
      return (await directory.nearest(place, count, radius)).map(toNearResponse);
    },
  );

  app.get(`${base}/closedStoreDetails`, async (_request, reply) => {
    const closures = await closuresAt(database, clock());
    allowCaching(reply, STORE_SECONDS);
    return closures.map(toClosureResponse);
  });

  app.get<{ Querystring: { q: string } }>(
    `${base}/places`,
    { schema: { querystring: placesSchema } },
    async ({ query }, reply) => {
      if (!/[\p{L}\p{N}]/u.test(query.q)) throw invalidParameter('q', 'q must be a ZIP code or the name of a city.');
      const places = await findPlaces(database, query.q);
      allowCaching(reply, PLACES_SECONDS);
      return { places: places.map(toPlaceResponse) };
    },
  );
};
