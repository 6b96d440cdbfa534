import type { FastifyInstance } from 'fastify';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { StoreConf } from './store-conf.ts';

interface StoreConfBody {
  readonly storeconfKeys: string | readonly string[];
}

const key = { type: 'string', minLength: 1, maxLength: 100 };

const bodySchema = {
  type: 'object',
  required: ['storeconfKeys'],
  properties: {
    storeconfKeys: { type: ['string', 'array'], minLength: 1, maxLength: 100, minItems: 1, maxItems: 100, items: key },
  },
};

/** Store configuration by key: GET for one key, POST for one or several. Unknown keys are left out. [CFG-01] */
export const registerStoreConfRoutes = (app: FastifyInstance, storeConf: StoreConf): void => {
  app.get<{ Params: { key: string } }>(`${TRANSACTION_BASE}/petcoConfig/storeConf/:key`, async (request) => ({
    storeConf: await storeConf.read([request.params.key]),
  }));

  app.post<{ Body: StoreConfBody }>(
    `${TRANSACTION_BASE}/petcoConfig/storeConf`,
    { schema: { body: bodySchema }, config: { isRead: true } },
    async (request) => ({ storeConf: await storeConf.read([request.body.storeconfKeys].flat()) }),
  );
};
