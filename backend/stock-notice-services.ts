import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { mailShopOf, pageOriginOf, type BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import type { UnitOfWork } from './database/unit-of-work.ts';
import type { Identifier } from './identity/session/identifier.ts';
import type { JobHandlers } from './jobs/job-worker.ts';
import { makeMailTokens } from './mail/mail-tokens.ts';
import { makeMailer, makeMailSealer } from './mail/mailer.ts';
import { makeStopPage } from './mail/stop-page.ts';
import { registerOwnNotices } from './stock-notices/own-notice-routes.ts';
import { registerStockNoticeRoutes } from './stock-notices/stock-notice-routes.ts';
import { makeStockNotices } from './stock-notices/stock-notices.ts';
import { makeUndoTokens } from './stock-notices/undo-notice.ts';
import { makeWatchStockJob } from './stock-notices/watch-stock.ts';

export interface StockNoticeServicesDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
  readonly config: Pick<BackendConfig, 'publicOrigin' | 'machineOrigin' | 'shopName' | 'resetLimit'>;
  readonly serverSecret: string;
  readonly clock: () => number;
}

/** The services of mail about products that are out of stock. */
export interface StockNoticeServices {
  readonly register: (scope: FastifyInstance) => void;
  /** How their jobs are done. */
  readonly jobs: JobHandlers;
}

/** Makes the services of mail about products that are out of stock, and of the way out of it. [ACC-06] */
export const makeStockNoticeServices = (deps: StockNoticeServicesDeps): StockNoticeServices => {
  const { database, unitOfWork, identifier, config, serverSecret, clock } = deps;
  const tokens = makeMailTokens(serverSecret);
  const pageOrigin = pageOriginOf(config);
  const mailer = makeMailer(makeMailSealer(serverSecret), clock, mailShopOf(config));
  const stopPage = makeStopPage(tokens, pageOrigin);
  const notices = makeStockNotices({ database, unitOfWork, tokens, clock });
  const undo = makeUndoTokens(serverSecret);
  const { resetLimit } = config;
  return {
    register: (scope) => {
      registerStockNoticeRoutes(scope, { database, identifier, notices, undo, clock, resetLimit });
      registerOwnNotices(scope, { database, unitOfWork, identifier, undo, clock, resetLimit });
    },
    jobs: {
      'stock-notices': makeWatchStockJob({ database, unitOfWork, mailer, stopPage, pageOrigin }),
    },
  };
};
