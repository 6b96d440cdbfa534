import 'reflect-metadata';
import { makeBackend } from '@backend/server';
import { cookies } from '@backend/cookies';
import * as E from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import { makeUndiciFetch } from '../../adapters/server/upstream/undici-fetch';
import { makeMetrics } from '../../adapters/server/observability/metrics';
import { makeMetricsServer } from '../../adapters/server/operations/metrics-server';
import { readOwnPictures } from '../../adapters/server/files/own-pictures';
import { BROWSER_LIMITS, makeCircuitBreakers, PAGE_LIMITS } from '../../adapters/server/upstream/resilience';
import { serveUntilStopped } from '../../adapters/server/app/serve-until-stopped';
import { readServerConfig, type ServerConfig } from '../../adapters/server/config/server-config';
import { makeServerLogger } from '../../adapters/server/observability/server-logger';
import { makeStorefrontServer } from '../../adapters/server/app/storefront-server';
import { makeUpstreamAgent } from '../../adapters/server/upstream/upstream';
import { makeWatchCatalogue } from '../../core/catalogue/watch-catalogue';
import { listenProblem, type Listening } from '../../settings/listen-problem.ts';
import { refuseToStart } from '../../settings/require-settings.ts';
import type { ServerBackend } from '../backend/backend';
import { bankSettingsOf } from '../petco-pay/bank-settings';
import { readShell, type Shell } from '../rendering/shell';
import { publicPortsOf } from './server-containers';
import { makeShop } from './shop';

const ASSETS = 'dist/client';
const ICONS = 'ui/app/icons';
const PICTURES = 'dist/pictures';
/** A failed read is retried once, after a short pause. */
const RETRY = { times: 1, baseMs: 120, fraction: Math.random };

const main = async (config: ServerConfig, backend: ServerBackend): Promise<void> => {
  const metrics = makeMetrics({ ofProcess: true });
  const ofPages = makeCircuitBreakers({ limits: PAGE_LIMITS, onChange: metrics.breaker('page') });
  const ofBrowsers = makeCircuitBreakers({ limits: BROWSER_LIMITS, onChange: metrics.breaker('browser') });
  let server: FastifyInstance | undefined;
  const logger = makeServerLogger(() => server?.log ?? console);
  const shell = shells(config);
  const resilience = {
    policy: ofPages,
    retry: RETRY,
    observe: metrics.upstream,
    fetch: makeUndiciFetch(makeUpstreamAgent()),
  };
  const { catalogueVersion } = publicPortsOf({ backend, config, resilience });
  const watch = makeWatchCatalogue({ version: catalogueVersion, clock: Date.now });
  const { changedAt: productsChangedAt } = watch;
  const parts = {
    config,
    logger,
    backend,
    resilience,
    proxyPolicy: ofBrowsers,
    productsChangedAt,
    observeAdReport: metrics.adReport,
  };
  const shop = makeShop(parts, shell);
  const { font } = shell();
  server = await makeStorefrontServer({
    ...shop,
    config,
    assetsFolder: ASSETS,
    iconsFolder: ICONS,
    ownPictures: readOwnPictures(PICTURES),
    font,
    policy: ofBrowsers,
    backend: { ...backend, cookies },
    bankSettings: bankSettingsOf(backend, config.brand),
    metrics,
    productsChangedAt,
  });
  // The metrics server runs as long as the process, so that the shutdown of the shop can be observed.
  const { metricsListener, logLevel } = config;
  if (metricsListener !== undefined) {
    const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
    const metricsServer = makeMetricsServer({ metrics, logLevel });
    await metricsServer.listen(metricsListener).catch(refuseWhere({ ...metricsListener, names }));
  }
  const stopWatching = watch.start();
  server.addHook('onClose', async () => stopWatching());
  await serveUntilStopped(server, config);
};

/** In development the build changes while the server runs, so the shell is read for each page. */
const shells = ({ mode }: ServerConfig): (() => Shell) => {
  if (mode === 'development') return () => readShell(ASSETS, { areStylesInline: false });
  const shell = readShell(ASSETS, { areStylesInline: true });
  return () => shell;
};

/** Ends the process with one line when it cannot listen. Any other error is a bug and is shown with its stack. */
const refuseWhere =
  (place: Listening) =>
  (error: unknown): never => {
    const problem = listenProblem(error, place);
    if (problem === undefined) throw error;
    return refuseToStart([problem]);
  };

const config = readServerConfig(process.env);
const backend = makeBackend(process.env);
if (E.isLeft(config) || E.isLeft(backend)) {
  // Both readers report misspelled names.
  const problems = [...(E.isLeft(config) ? config.left.split('\n') : []), ...(E.isLeft(backend) ? backend.left : [])];
  refuseToStart([...new Set(problems)]);
} else {
  const { host, port } = config.right;
  void main(config.right, backend.right).catch(refuseWhere({ host, port, names: { host: 'HOST', port: 'PORT' } }));
}
