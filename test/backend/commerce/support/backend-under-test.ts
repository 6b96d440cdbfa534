import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { openDataFolder } from '../../../../backend/catalogue/open-data-folder.ts';
import { readConfig, type BackendConfig } from '../../../../backend/config.ts';
import type { Database } from '../../../../backend/database/schema.ts';
import { arrangeDemonstration } from '../../../../backend/seed/demonstration.ts';
import { makeSearchIndex } from '../../../../backend/search/search-index.ts';
import { makeBackend, type BackendOptions } from '../../../../backend/server.ts';
import { copyDataFolder, type Contents } from '../../../support/data-folder.ts';
import { SERVER_SECRET } from '../../support/server-secret.ts';
import { makeBrowser, type Browser } from './browser.ts';
import { insertCatalogue } from './catalogue-fixture.ts';

export interface BackendUnderTest {
  readonly app: FastifyInstance;
  readonly database: Kysely<Database>;
  readonly dataFolder: string;
  /** Log lines written so far. */
  readonly log: readonly string[];
  /** Moves the backend's clock on. */
  advance(ms: number): void;
  now(): number;
  /** A browser without cookies. */
  browser(): Browser;
  /** A browser with a guest identity. */
  guest(): Promise<Browser>;
  /** A browser whose shopper has just registered. */
  registered(logonId: string, password?: string): Promise<Browser>;
  /** Stops the server and starts another one on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export { SERVER_SECRET };

export const PASSWORD = 'Pawsome123';

/** The payload the registration form sends. */
export const registration = (
  logonId: string,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  firstName: 'Robin',
  lastName: 'Reed',
  logonId,
  email1: logonId,
  email2: logonId,
  phone1: '5555550100',
  logonPassword: PASSWORD,
  logonPasswordVerify: PASSWORD,
  xppro_currentPage: 'ReviewOrder',
  new: 'Y',
  account: 'page',
  profileType: 'C',
  primary: 'true',
  x_isPGRRegistrationWebFlow: 'true',
  ...more,
});

const START = Date.UTC(2030, 0, 14, 12);

const SMALL: Contents = { name: 'small-catalogue', write: insertCatalogue };

/** Makes the payments of a backend under test, with its clock. */
export type MakePayments = (clock: () => number) => BackendOptions['payments'];

/**
 * Starts a backend over a fresh database with the small catalogue, its clock under the test's control. Without
 * `makePayments` it takes no payments.
 */
export const startBackend = async (
  settings: Partial<BackendConfig> = {},
  makePayments: MakePayments = () => undefined,
): Promise<BackendUnderTest> => {
  const dataFolder = await copyDataFolder('commerce-', SMALL);
  const database = await openDataFolder(dataFolder);
  const reading = readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'debug' });
  if (!reading.ok) throw new Error(reading.problems.join(', '));
  const config = { ...reading.config, ...settings };
  const log: string[] = [];
  let now = START;
  // Accounts of a demonstration are arranged by the tests that use them.
  await arrangeDemonstration(database, { ...config, demoAccount: undefined }, () => now);

  const payments = makePayments(() => now);
  const start = async () => {
    const searchIndex = makeSearchIndex({ database, clock: () => now, pollMs: 0 });
    const logDestination = { write: (line: string) => void log.push(line) };
    const app = await makeBackend({
      database,
      config,
      serverSecret: SERVER_SECRET,
      clock: () => now,
      dataFolder,
      searchIndex,
      logDestination,
      ...(payments && { payments }),
    });
    return { app, searchIndex };
  };
  let running = await start();

  const stop = async (): Promise<void> => {
    await running.app.close();
    running.searchIndex.close();
  };
  const browser = (): Browser => makeBrowser((options) => running.app.inject(options));

  return {
    get app() {
      return running.app;
    },
    database,
    dataFolder,
    log,
    advance: (ms) => {
      now += ms;
    },
    now: () => now,
    browser,
    guest: async () => {
      const guest = browser();
      await guest.post('guestidentity?updateCookies=true');
      return guest;
    },
    registered: async (logonId, password = PASSWORD) => {
      const shopper = browser();
      const passwords = { logonPassword: password, logonPasswordVerify: password };
      await shopper.post('person?updateCookies=true', registration(logonId, passwords));
      return shopper;
    },
    restart: async () => {
      await stop();
      running = await start();
    },
    close: async () => {
      await stop();
      await database.destroy();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};
