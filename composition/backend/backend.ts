import type { Either } from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import type { HttpClient } from '../../adapters/http/http-client';
import type { ReadRefusal } from '../../adapters/http/refusal-of';
import type { CheckBackend } from '../../adapters/server/upstream/backend-readiness';
import type { KeptValue } from '../../adapters/server/proxies/kept-values';
import type { ProxyRules } from '../../adapters/server/proxies/backend-proxy-rules';
import type { Capabilities } from '../../core/configuration/capabilities';
import type { LinkQueries } from '../../core/paths/link-to';
import type { Environment } from '../../settings/setting.ts';
import type { GivenPersonalPorts, GivenPublicPorts, GivenSharedPorts } from './ports';

/**
 * Makes a client for the part of the backend below `path`. On the server, requests go to the backend's address; in a
 * browser, they go through the storefront's proxy, which passes on the calls of `ProxyRules`. `service` names the part
 * in metrics and failures, and has circuit breakers of its own. A personal client sends the shopper's cookies, stores
 * the ones that are set, and passes every failure to the error-code router. `readRefusal` reads the error responses of
 * this part and derives the shop's facts, on which use cases and the error-code router depend. Without it, the first
 * entry of an `errors` list is read, and refusals have no facts.
 */
export type ClientOf = (service: string, path: string, readRefusal?: ReadRefusal) => HttpClient;

/** What the shop knows of the shopper beside the calls' cookies. */
export interface ShopperFacts {
  /** The ZIP code that the shopper entered for deliveries, as it is when it is read; undefined without one. */
  readonly deliveryZip: IO<string | undefined>;
}

/**
 * The server's half of a backend module: `server.ts` exports its maker as `makeBackend`. It is made once, from the
 * process's environment.
 */
export interface ServerBackend {
  readonly capabilities: Capabilities;
  /** The calls that pages make from a browser. The proxy refuses all others. */
  readonly proxy: ProxyRules;
  /** Values that the backend's clients keep, such as the id of a cart. None by default. */
  readonly keptValues?: ReadonlyArray<KeptValue>;
  /** The readiness check; by default the backend is ready when it can be reached. */
  readonly checkReadiness?: CheckBackend;
  /** Data for the browser's half, which each page contains as JSON, without secrets. None by default. */
  readonly forBrowser?: unknown;
  /**
   * Queries for links to some of the shop's own paths, by path, for a platform whose pages and reports use such
   * addresses. Undefined: links are plain paths.
   */
  readonly linkQueries?: LinkQueries;
  /**
   * The path below the backend's address that takes applications of the demonstration bank (PCC-03). Undefined: without
   * CARD_OFFER_SDK_URL the shop has no bank.
   */
  readonly cardApplications?: string;
  /** Ports that are the same for all shoppers. Called once for pages, and once for ads with breakers of their own. */
  readonly publicPorts: (client: ClientOf) => GivenPublicPorts;
  /** Ports of one shopper. Called for each request that needs one. */
  readonly personalPorts: (client: ClientOf, shopper: ShopperFacts) => GivenPersonalPorts;
}

/** Reads the module's own settings. Fails with all problems, one line each. */
export type MakeServerBackend = (environment: Environment) => Either<ReadonlyArray<string>, ServerBackend>;

export interface BrowserClients {
  /** The backend, through the storefront's proxy. */
  readonly backend: ClientOf;
  /** The storefront itself: paths of its origin. */
  readonly site: ClientOf;
}

/** The browser's half of a backend module: `browser.ts`, exported as `makeBackend`. Its code is loaded on first use. */
export interface BrowserBackend {
  /**
   * The path below the backend's address that returns challenges of ALTCHA (REG-07). Undefined: the store configuration
   * must not choose that captcha.
   */
  readonly captchaChallenges?: string;
  readonly sharedPorts: (clients: BrowserClients) => GivenSharedPorts;
  readonly personalPorts: (client: ClientOf, shopper: ShopperFacts) => GivenPersonalPorts;
}

/** `forBrowser` is the data from the server's half. */
export type MakeBrowserBackend = (forBrowser: unknown) => BrowserBackend;
