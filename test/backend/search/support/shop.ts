import Fastify, { type FastifyInstance } from 'fastify';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { makeCatalogueStore, type CatalogueStore } from '../../../../backend/catalogue/catalogue-store';
import { generateCatalogue } from '../../../../backend/catalogue/generator/generate-catalogue';
import { importCatalogue, type RefusedRow } from '../../../../backend/catalogue/importer/import-catalogue';
import { openDataFolder } from '../../../../backend/catalogue/open-data-folder';
import type { Database } from '../../../../backend/database/schema';
import { registerAddressLimit } from '../../../../backend/http/address-limit';
import { makeRefusalLog } from '../../../../backend/limits/refusal-log';
import { makeEventIntake, type EventIntake, type EventLimits } from '../../../../backend/search/behaviour/event-intake';
import { makeSearchIndex } from '../../../../backend/search/search-index';
import { registerSearchRoutes } from '../../../../backend/search/search-routes';
import type { SearchIndex } from '../../../../backend/search/model/search-types';
import { copyDataFolder } from '../../../support/data-folder';
import { DEFAULT_EVENT_LIMITS } from '../../support/default-limits';

export const API_KEY = 'key_test';
export const NOW = Date.UTC(2030, 0, 5, 18, 3, 11);

/** A new database for the catalogue of a test. */
export interface Shop {
  readonly folder: string;
  readonly database: Kysely<Database>;
  readonly catalogue: CatalogueStore;
  /** Imports rows as JSON lines. Returns the refused rows. */
  stock(rows: readonly Readonly<Record<string, unknown>>[]): Promise<readonly RefusedRow[]>;
  /** An index that polls the catalogue only on demand. */
  index(): SearchIndex;
  /** Stores events; missing limits have defaults. */
  events(limits?: Partial<EventLimits>, clock?: () => number): EventIntake;
  /** The search service on a free port, for a client that is configured with its address. */
  serve(
    searchIndex: SearchIndex,
    events?: EventIntake,
  ): Promise<{ readonly app: FastifyInstance; readonly serviceUrl: string }>;
  close(): Promise<void>;
}

export const openShop = async (): Promise<Shop> => {
  const folder = await copyDataFolder('shop-');
  const database = await openDataFolder(folder);
  const catalogue = makeCatalogueStore(database);
  const closers: (() => unknown)[] = [];
  const refusals = makeRefusalLog({ warn: () => undefined });
  const intake: Shop['events'] = (limits, clock = () => NOW) =>
    makeEventIntake({ database, clock, limits: { ...DEFAULT_EVENT_LIMITS, ...limits }, refusals });
  return {
    folder,
    database,
    catalogue,
    stock: async (rows) => {
      const file = join(folder, 'feed.jsonl');
      await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
      const refused: RefusedRow[] = [];
      await importCatalogue({
        database,
        file,
        format: 'jsonl',
        clock: () => NOW,
        onRefused: (row) => void refused.push(row),
      });
      return refused;
    },
    index: () => {
      const index = makeSearchIndex({ database, clock: () => NOW, pollMs: 0 });
      closers.push(() => index.close());
      return index;
    },
    events: intake,
    serve: async (searchIndex, events = intake()) => {
      const app = Fastify({ routerOptions: { maxParamLength: 4000 } });
      await registerAddressLimit(app);
      registerSearchRoutes(app, { catalogue, searchIndex, events, clock: () => NOW, apiKey: API_KEY });
      const address = await app.listen({ host: '127.0.0.1', port: 0 });
      closers.push(() => app.close());
      return { app, serviceUrl: `${address}/constructor` };
    },
    close: async () => {
      for (const close of closers) await close();
      await database.destroy();
      await rm(folder, { recursive: true });
    },
  };
};

/** A shop with a generated catalogue. */
export const openGeneratedShop = async (size: number, seed = 1): Promise<Shop> => {
  const shop = await openShop();
  await generateCatalogue({ database: shop.database, seed, size });
  return shop;
};

/** A valid row of a feed; given fields replace the defaults. */
export const feedRow = (id: string, fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  id,
  title: `Product ${id} for Dogs`,
  price: '10.00 USD',
  availability: 'in_stock',
  product_type: 'Dog > Dog Toys',
  brand: 'Goodpaw',
  ...fields,
});
