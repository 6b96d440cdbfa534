import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import { registerFulfilment } from './fulfilment/fulfilment-routes.ts';
import type { OrderServices } from './order-services.ts';
import { registerPharmacy } from './pharmacy/pharmacy-routes.ts';

export interface ShopSideDeps {
  readonly database: Kysely<Database>;
  readonly config: Pick<BackendConfig, 'fulfilmentKey' | 'pharmacyKey'>;
  readonly orders: Pick<OrderServices, 'changes' | 'keyedHash'>;
}

/** Registers what the shop's own people do with orders, outside the commerce interface, where they have a key. */
export const registerShopSide = (app: FastifyInstance, { database, config, orders }: ShopSideDeps): void => {
  const { fulfilmentKey, pharmacyKey } = config;
  const deps = { database, keyedHash: orders.keyedHash, ...orders.changes };
  if (fulfilmentKey !== undefined) registerFulfilment(app, { ...deps, fulfilmentKey });
  if (pharmacyKey !== undefined) registerPharmacy(app, { ...deps, pharmacyKey });
};
