import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Kysely } from 'kysely';
import { readCommerceRefusal } from '../../../adapters/commerce/shop-facts';
import { makeHttpClient, type HttpClient } from '../../../adapters/http/http-client';
import { RequestCookies } from '../../../adapters/server/requests/request-cookies';
import { generateCatalogue } from '../../../backend/catalogue/generator/generate-catalogue';
import { openDataFolder } from '../../../backend/catalogue/open-data-folder';
import { readConfig } from '../../../backend/config';
import type { Database } from '../../../backend/database/schema';
import { makeSearchIndex } from '../../../backend/search/search-index';
import { arrangeDemonstration } from '../../../backend/seed/demonstration';
import { makeBackend, type BackendOptions } from '../../../backend/server';
import { copyDataFolder, type Contents } from '../../support/data-folder';
import { HCL_COOKIE_RULES } from '../../support/hcl-backend';

/** The embedded backend over a fresh database with a generated catalogue. */
export interface EmbeddedBackend {
  readonly origin: string;
  readonly database: Kysely<Database>;
  readonly searchServiceUrl: string;
  readonly searchApiKey: string;
  readonly discoverUrl: string;
  readonly discoverApiKey: string;
  readonly close: () => Promise<void>;
}

/** One shopper's browser: it stores the backend's cookies and sends them back. */
export interface Shopper {
  readonly transactions: HttpClient;
  readonly views: HttpClient;
  readonly site: HttpClient;
}

/** The key with which this backend signs and seals. */
export const SERVER_SECRET = 'a secret of the tests, long enough to be one';

export const CATALOGUE_SIZE = 400;

const GENERATED: Contents = {
  name: 'generated',
  write: (database) => generateCatalogue({ database, seed: 7, size: CATALOGUE_SIZE }),
};

/**
 * `arrange` can change the catalogue before the search service reads it; `settings` adds to the usual ones. Without
 * `payments` the shop takes none.
 */
export const startEmbeddedBackend = async (
  arrange: (database: Kysely<Database>) => Promise<unknown> = async () => undefined,
  settings: Readonly<Record<string, string>> = {},
  payments?: BackendOptions['payments'],
): Promise<EmbeddedBackend> => {
  const dataFolder = await copyDataFolder('embedded-', GENERATED);
  const database = await openDataFolder(dataFolder);
  await arrange(database);
  const reading = readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent', ...settings });
  if (!reading.ok) throw new Error(reading.problems.join(', '));
  const { config } = reading;
  await arrangeDemonstration(database, { ...config, demoAccount: undefined }, Date.now);
  const searchIndex = makeSearchIndex({ database, pollMs: 0 });
  const app = await makeBackend({
    database,
    config,
    serverSecret: SERVER_SECRET,
    clock: Date.now,
    dataFolder,
    searchIndex,
    ...(payments && { payments }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    origin,
    database,
    searchServiceUrl: `${origin}/constructor`,
    searchApiKey: config.constructorApiKey,
    discoverUrl: `${origin}/discover`,
    discoverApiKey: config.discoverApiKey,
    close: async () => {
      await app.close();
      searchIndex.close();
      await database.destroy();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};

export const newShopper = ({ origin }: EmbeddedBackend): Shopper => {
  const cookies = new RequestCookies({ ...HCL_COOKIE_RULES, header: undefined, secure: false });
  const client = (path: string): HttpClient =>
    makeHttpClient({
      service: 'commerce',
      baseUrl: origin + path,
      timeoutMs: 10_000,
      headers: () => ({ cookie: cookies.header() }),
      observe: ({ headers }) => cookies.absorb(headers?.getSetCookie() ?? []),
      readRefusal: readCommerceRefusal,
    });
  return {
    transactions: client('/wcs/resources/store/10151/'),
    views: client('/search/resources/store/10151/'),
    site: client('/'),
  };
};
