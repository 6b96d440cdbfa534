import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';

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

/** Store configuration by key: one by GET, one or several by POST. Keys that do not exist are left out. [CFG-01] */
export const registerStoreConfRoutes = (app: FastifyInstance, database: Kysely<Database>): void => {
  const valuesOf = async (keys: readonly string[]): Promise<Readonly<Record<string, string>>> => {
    const rows = await database.selectFrom('store_conf').selectAll().where('key', 'in', keys).execute();
    return Object.fromEntries(rows.map((row) => [row.key, row.value]));
  };

  app.get<{ Params: { key: string } }>(`${TRANSACTION_BASE}/petcoConfig/storeConf/:key`, async (request) => ({
    storeConf: await valuesOf([request.params.key]),
  }));

  app.post<{ Body: StoreConfBody }>(
    `${TRANSACTION_BASE}/petcoConfig/storeConf`,
    { schema: { body: bodySchema } },
    async (request) => ({ storeConf: await valuesOf([request.body.storeconfKeys].flat()) }),
  );
};
