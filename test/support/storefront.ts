import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { FastifyInstance } from 'fastify';
import type { LoadMenusFile } from '../../adapters/server/files/menus-route';
import type { Ads } from '../../adapters/server/proxies/citrus-proxy';
import { NO_OWN_PICTURES } from '../../adapters/server/files/own-pictures';
import { makeMetrics } from '../../adapters/server/observability/metrics';
import { BROWSER_LIMITS, makeCircuitBreakers } from '../../adapters/server/upstream/resilience';
import { readServerConfig, type ServerConfig } from '../../adapters/server/config/server-config';
import { makeStorefrontServer, type StorefrontServerOptions } from '../../adapters/server/app/storefront-server';
import type { HandleFault, HandleWeb } from '../../adapters/server/requests/web';
import type { AccessTokens } from '../../core/search/access/access-token';
import { HCL_BACKEND, HCL_COOKIES } from './hcl-backend';
import { NO_ADS as NO_AD_ANSWER, NO_CATAPULT } from '../builders/shown-ads';

/** Keys of its own, which a public shop requires. */
const PUBLIC_KEYS = { CITRUS_KEY: 'own-1', GEOLOCATION_KEY: 'own-2', DISCOVER_API_KEY: 'own-3' };

/** A valid configuration with some settings changed. */
export const configWith = (settings: Readonly<Record<string, string>> = {}): ServerConfig => {
  const config = readServerConfig({
    NODE_ENV: 'production',
    COMMERCE_ORIGIN: 'http://127.0.0.1:9',
    LOG_LEVEL: 'warn',
    ...(settings.PUBLIC_ORIGIN === undefined ? {} : PUBLIC_KEYS),
    ...settings,
  });
  if (E.isLeft(config)) throw new Error(config.left);
  return config.right;
};

export interface Storefront {
  readonly app: FastifyInstance;
  /** The log lines so far. */
  readonly log: ReadonlyArray<string>;
  readonly assetsFolder: string;
  /** The current metrics in the Prometheus text format. */
  readonly measures: () => Promise<string>;
  readonly close: () => Promise<void>;
}

interface StorefrontOptions extends Partial<Omit<StorefrontServerOptions, 'config'>> {
  readonly settings?: Readonly<Record<string, string>>;
}

const plainPage: HandleWeb = async () => ({ status: 200, body: '<p>page</p>' });
const plainFault: HandleFault = async (_, { status, kind, reference }) => ({ status, body: `${kind} ${reference}` });

const NO_TOKENS: AccessTokens = {
  current: TE.left({ kind: 'unreachable', service: 'search', cause: 'network' }),
  refused: () => () => undefined,
};

const NO_MENUS: LoadMenusFile = TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' });

const NO_ADS: Ads = {
  serve: { ads: () => TE.right(NO_AD_ANSWER), catapult: () => TE.right(NO_CATAPULT) },
  count: { click: () => () => true, impressions: () => () => true, settled: () => Promise.resolve() },
  order: () => TE.right(undefined),
};

/** A storefront server with temporary folders and stub pages. It does not listen. */
export const openStorefront = async ({ settings, ...more }: StorefrontOptions = {}): Promise<Storefront> => {
  const assetsFolder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const log: string[] = [];
  const metrics = makeMetrics({ ofProcess: false });
  const app = await makeStorefrontServer({
    config: configWith(settings),
    handle: plainPage,
    readsParameter: () => () => true,
    handleFault: plainFault,
    accessTokens: NO_TOKENS,
    loadMenus: NO_MENUS,
    ads: NO_ADS,
    backend: { cookies: HCL_COOKIES, proxy: HCL_BACKEND.proxy },
    assetsFolder,
    iconsFolder: join(__dirname, '../../ui/app/icons'),
    ownPictures: NO_OWN_PICTURES,
    metrics,
    policy: makeCircuitBreakers({ limits: BROWSER_LIMITS, onChange: metrics.breaker('browser') }),
    logStream: { write: (line) => void log.push(line) },
    ...more,
  });
  const close = async (): Promise<void> => {
    await app.close();
    rmSync(assetsFolder, { recursive: true, force: true });
  };
  return { app, log, assetsFolder, measures: metrics.text, close };
};
