import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { makeAdDescriptions } from './ads/ad-descriptions.ts';
import { registerAdRoutes } from './ads/ad-routes.ts';
import { makeBackgroundJobs } from './background-jobs.ts';
import { makeCatalogueStore, type CatalogueStore } from './catalogue/catalogue-store.ts';
import { registerCommerce } from './commerce.ts';
import type { BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import { registerDiscoverRoutes } from './discover/discover-routes.ts';
import { registerGeolocateRoutes } from './geolocation/geolocate-routes.ts';
import { registerAddressLimit } from './http/address-limit.ts';
import { respondToBadAddress, registerErrorResponses } from './http/error-responses.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { makeLateValidators } from './http/late-validators.ts';
import { logOptions, RequestLog, type LogDestination } from './http/logging.ts';
import { applyMethodOverride } from './http/method-override.ts';
import { makeRefusalLog, type RefusalLog } from './limits/refusal-log.ts';
import { makePictureFiles, pictureFolderOf } from './images/imported/picture-files.ts';
import { registerImageRoutes } from './images/image-routes.ts';
import { makeEventIntake } from './search/behaviour/event-intake.ts';
import { registerSearchRoutes } from './search/search-routes.ts';
import { registerDevelopmentJobs } from './jobs/development-jobs.ts';
import { listMovements, reviveMovement } from './orders/money/list-movements.ts';
import { makeJobQueue } from './jobs/database-job-queue.ts';
import type { JobHandlers } from './jobs/job-worker.ts';
import { indexLog } from './search/index-log.ts';
import type { SearchIndex } from './search/model/search-types.ts';
import { countBacklog } from './orders/order-backlog.ts';
import type { PaymentServices } from './payment-services.ts';
import { makeCategoryReader } from './views/category-index.ts';
import { makeImageDescriptions } from './views/image-descriptions.ts';

export interface BackendOptions {
  /** Open and migrated. The server does not close it. */
  readonly database: Kysely<Database>;
  readonly config: BackendConfig;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Secret that signs, hashes and seals sessions, codes and mail in the database. */
  readonly serverSecret: string;
  /** Folder for reproducible files, such as drawn pictures. */
  readonly dataFolder: string;
  readonly searchIndex: SearchIndex;
  /** The provider of payments and where a card is typed; undefined when the shop takes no payments. */
  readonly payments?: Pick<PaymentServices, 'provider' | 'cardFields'>;
  /** Destination of log lines; default standard output. */
  readonly logDestination?: LogDestination;
  /** Time-out for receiving a whole request, head and body, in milliseconds; default 20 s. */
  readonly requestMs?: number;
}

const BODY_LIMIT = 64 * 1024;
const MAX_PATH_PART_LENGTH = 4000;
const REQUEST_MS = 20_000;
/** How many times within that time-out Node checks for connections that are too slow. */
const TIMEOUT_CHECKS = 20;
/** A connection that sends nothing for this long during a response counts as abandoned. */
const SILENT_MS = 60_000;

/** The HTTP server with its limits on time and size, before any route. */
const makeServer = ({ config, logDestination, requestMs = REQUEST_MS }: BackendOptions): FastifyInstance => {
  const app = Fastify({
    logger: logOptions(config.logLevel, logDestination),
    logController: new RequestLog(),
    // Unique across restarts and processes: shoppers quote it from an error message.
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.ceil(requestMs / TIMEOUT_CHECKS) },
    requestTimeout: requestMs,
    connectionTimeout: SILENT_MS,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: MAX_PATH_PART_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: respondToBadAddress,
    rewriteUrl: (request) => {
      applyMethodOverride(request);
      return request.url ?? '/';
    },
  });
  app.setValidatorCompiler(makeLateValidators());
  app.server.maxConnections = config.maxConnections;
  return app;
};

/** Makes the log of refused requests; it is flushed when the server closes. */
const makeServerRefusals = (app: FastifyInstance): RefusalLog => {
  const refusals = makeRefusalLog({ warn: (refused, message) => app.log.warn({ refused }, message) });
  app.addHook('onClose', async () => refusals.flush());
  return refusals;
};

/** Health and readiness: the database can be read and the search index is loaded; with what is left to do. */
const registerHealth = (app: FastifyInstance, { database, searchIndex, clock }: BackendOptions): void =>
  registerHealthRoutes(app, {
    database: async () => void (await database.selectFrom('catalogue_state').select('key').limit(1).execute()),
    orders: () => countBacklog(database),
    jobs: () => makeJobQueue(database).count(clock()),
    search: async () => {
      await searchIndex.ready();
      const { version, products, leftOut, failure } = searchIndex.status();
      return { version, products, leftOut: leftOut.count, isCurrent: failure === undefined };
    },
  });

/** Readers of the catalogue. */
interface CatalogueReaders {
  readonly catalogue: CatalogueStore;
  readonly readCategories: ReturnType<typeof makeCategoryReader>;
}

/** Search, recommendations, the reports of shoppers' behaviour, and geolocation. */
const registerSearchServices = (
  app: FastifyInstance,
  { database, config, clock, searchIndex, serverSecret }: BackendOptions,
  { catalogue }: CatalogueReaders,
  refusals: RefusalLog,
): void => {
  const events = makeEventIntake({ database, clock, limits: config.eventLimits, refusals });
  registerSearchRoutes(app, { catalogue, searchIndex, events, clock, apiKey: config.constructorApiKey });
  registerGeolocateRoutes(app, config.geolocation);
  registerDiscoverRoutes(app, { catalogue, searchIndex, events, clock, apiKey: config.discoverApiKey, serverSecret });
};

/** Ads and pictures. The pictures of ads need the campaigns, so both are registered together. */
const registerAdsAndImages = (
  app: FastifyInstance,
  { database, config, clock, searchIndex, serverSecret, dataFolder }: BackendOptions,
  { catalogue, readCategories }: CatalogueReaders,
  refusals: RefusalLog,
): void => {
  const ads = registerAdRoutes(app, {
    database,
    searchIndex,
    clock,
    apiKey: config.citrusApiKey,
    serverSecret,
    seed: config.catalogueSeed,
    limits: config.adLimits,
    refusals,
    hasPage: config.outbox,
  });
  const descriptions = makeImageDescriptions(catalogue, readCategories);
  registerImageRoutes(app, {
    ...descriptions,
    describeAd: makeAdDescriptions({ database, book: ads.book, describe: descriptions.describe }),
    importedPictures: makePictureFiles(pictureFolderOf(dataFolder)),
    cacheFolder: join(dataFolder, 'images'),
    log: app.log,
  });
};

/** The background work, with a page for developers. */
const registerJobs = (app: FastifyInstance, options: BackendOptions, orderJobs: JobHandlers): void => {
  const { config, clock } = options;
  const jobs = makeBackgroundJobs({ ...options, log: app.log }, orderJobs);
  app.decorate('backgroundJobs', jobs);
  if (!config.outbox) return;
  registerDevelopmentJobs(app, {
    ...jobs,
    listMovements: (most) => listMovements(options.database, most),
    reviveMovement: (id, now) => reviveMovement(options.database, id, now),
    clock,
  });
};

/** The backend's HTTP server, ready to listen: commerce, search, ads and pictures over one database. */
export const makeBackend = async (options: BackendOptions): Promise<FastifyInstance> => {
  const { database, clock, searchIndex } = options;
  const app = makeServer(options);
  registerErrorResponses(app);
  await app.register(cookie);
  const refusals = makeServerRefusals(app);
  await registerAddressLimit(app, refusals);
  registerHealth(app, options);

  const catalogue = makeCatalogueStore(database, clock);
  const readCategories = makeCategoryReader(catalogue);
  const readers = { catalogue, readCategories };
  const orderJobs = await registerCommerce(app, { ...options, ...readers, refusals });
  registerJobs(app, options, orderJobs);
  registerSearchServices(app, options, readers, refusals);
  registerAdsAndImages(app, options, readers, refusals);
  await app.ready();
  searchIndex.watch(indexLog(app.log));
  return app;
};
