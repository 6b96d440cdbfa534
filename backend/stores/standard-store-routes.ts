import type { FastifyInstance } from 'fastify';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { allowCaching } from '../http/public-cache.ts';
import { toPhysicalStore } from './store-responses.ts';
import type { StoreDirectory } from './store-directory.ts';
import { readCount, readPosition, readRadius } from './store-input.ts';
import { requireStore } from './store-routes.ts';

const SECONDS_KEPT = 60;
const USUAL_COUNT = 20;
const KILOMETRES_PER_MILE = 1.609344;

interface NearbyQuery {
  readonly maxItems?: string;
  readonly radius?: string;
  readonly radiusUOM?: 'MI' | 'KM';
}

const shortText = { type: 'string', maxLength: 20 };

const nearbySchema = {
  type: 'object',
  properties: { maxItems: shortText, radius: shortText, radiusUOM: { type: 'string', enum: ['MI', 'KM'] } },
};

/** The platform's standard store locator, for integrators: stores around a point, and one by its id. [STO-09] */
export const registerStandardStoreRoutes = (app: FastifyInstance, directory: StoreDirectory): void => {
  const base = `${TRANSACTION_BASE}/storelocator`;
  const resourceName = 'storelocator';

  app.get<{ Params: { lat: string; lng: string }; Querystring: NearbyQuery }>(
    `${base}/latitude/:lat/longitude/:lng`,
    { schema: { querystring: nearbySchema } },
    async ({ params, query }, reply) => {
      const unit = query.radiusUOM === 'KM' ? KILOMETRES_PER_MILE : 1;
      const from = readPosition(params.lat, params.lng);
      const count = readCount(query.maxItems, 'maxItems', USUAL_COUNT);
      const radius = readRadius(query.radius, 'radius');
      const near = await directory.nearest(from, count, radius / unit);
      allowCaching(reply, SECONDS_KEPT);
      return { PhysicalStore: near.map(({ store, miles }) => toPhysicalStore(store, miles * unit)), resourceName };
    },
  );

  app.get<{ Params: { id: string } }>(`${base}/byStoreId/:id`, async ({ params }, reply) => {
    const store = await requireStore(directory, params.id);
    allowCaching(reply, SECONDS_KEPT);
    return { PhysicalStore: [toPhysicalStore(store)], resourceName };
  });
};
