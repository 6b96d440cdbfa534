import Fastify, { type FastifyBaseLogger } from 'fastify';
import { makeBackend } from './server.ts';
import { withCatalogueLock } from './catalogue/catalogue-lock.ts';
import { generateCatalogue } from './catalogue/generator/generate-catalogue.ts';
import { makeCatalogueStore } from './catalogue/catalogue-store.ts';
import { openDataFolder } from './catalogue/open-data-folder.ts';
import { readConfig, type BackendConfig } from './config.ts';
import type { PaymentServices } from './payment-services.ts';
import { readServerSecret } from './secrets/server-secret.ts';
import { PROVIDER_EVENTS_PATH } from './orders/provider-event-routes.ts';
import { logOptions } from './http/logging.ts';
import { startRounds } from './shared/rounds.ts';
import { arrangeDemonstration } from './seed/demonstration.ts';
import { makeSearchIndex } from './search/search-index.ts';
import { seedStores } from './stores/seed/seed-stores.ts';
import { listenProblem } from '../settings/listen-problem.ts';
import { refuseToStart } from '../settings/require-settings.ts';

const DRAIN_LIMIT_MS = 10_000;
/** Pause between two rounds of background work. */
const EVERY_MS = 2_000;

/** Opens the data folder and fills it at the first start. An interrupted generation is repeated. */
const prepare = async (config: BackendConfig, log: FastifyBaseLogger) => {
  const database = await openDataFolder(config.dataFolder, {
    onCheckpointError: (error) =>
      log.error({ err: error }, 'checkpoints of the database are made by commits from now on'),
  });
  const generated = (await makeCatalogueStore(database).version()) === '0';
  if (generated) {
    await withCatalogueLock(config.dataFolder, 'the first catalogue of the shop', () =>
      generateCatalogue({ database, seed: config.catalogueSeed, size: config.catalogueSize }),
    );
  }
  await seedStores(database, config.catalogueSeed);
  await arrangeDemonstration(database, config, Date.now);
  return { database, generated };
};

/** Starts payments where they are configured. Their code is loaded only then. */
const takePayments = async (
  { payments: config, logLevel, dataFolder, checkoutLimit }: BackendConfig,
  log: FastifyBaseLogger,
): Promise<PaymentServices | undefined> => {
  if (config === undefined) return undefined;
  const { startPayments } = await import('./payment-services.ts');
  return startPayments({ config, dataFolder, checkoutLimit, clock: Date.now, log, logLevel });
};

/** The host at which this process reaches itself. */
const hostOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

/** Stops the process in order on a signal, or when its parent ends. */
const stopOnSignals = (close: () => Promise<void>): void => {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // A hanging task must not keep the process alive: everything acknowledged is on disk.
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
    await close();
    process.exit(0);
  };
  // The listeners stay, because a signal can arrive twice. Ctrl-C reaches every process of a command. A process with a
  // parent leaves the shutdown to its parent, which stops the storefront first and then this process, by SIGTERM or by
  // exiting.
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void (process.channel ? undefined : stop()));
  // Nothing else stops this process once its parent is gone.
  if (process.channel) process.once('disconnect', () => void stop());
};

const start = async (config: BackendConfig): Promise<void> => {
  const startedAt = performance.now();
  // A log of its own: the server's exists only after the database and the payments that it is made with.
  const { log } = Fastify({ logger: logOptions(config.logLevel) });
  const { database, generated } = await prepare(config, log);
  const searchIndex = makeSearchIndex({ database });
  const serverSecret = await readServerSecret(database, config.dataFolder, config.sessionSecret);
  const payments = await takePayments(config, log);
  const app = await makeBackend({
    database,
    config,
    serverSecret,
    clock: Date.now,
    dataFolder: config.dataFolder,
    searchIndex,
    ...(payments && { payments }),
  });
  // A bug in one request: only its own response is lost.
  process.on('unhandledRejection', (error) => {
    app.log.error({ err: error }, 'a promise was rejected and nothing handled it');
  });
  await app.listen({
    port: config.port,
    host: config.host,
    listenTextResolver: (address) => {
      const ms = Math.round(performance.now() - startedAt);
      return `backend ready at ${address} after ${ms} ms${generated ? ', with a new catalogue' : ''}`;
    },
  });

  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  payments?.sendEventsTo(`http://${hostOf(config.host)}:${port}${PROVIDER_EVENTS_PATH}`);
  const stopOrderWork = startRounds(() => app.orderWork.round(), EVERY_MS);
  const stopJobs = await app.backgroundJobs.start(EVERY_MS);
  stopOnSignals(async () => {
    await app.close();
    await stopOrderWork();
    await stopJobs();
    await payments?.close();
    searchIndex.close();
    await database.destroy();
  });
  process.send?.({ ready: true, port });
};

const NAMES = { host: 'BACKEND_HOST', port: 'BACKEND_PORT' };

const reading = readConfig(process.env);
if (!reading.ok) refuseToStart(reading.problems);
else {
  const { host, port } = reading.config;
  start(reading.config).catch((error: unknown) => {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
    refuseToStart([listenProblem(error, { host, port, names: NAMES }) ?? `The backend could not start. ${reason}`]);
  });
}
