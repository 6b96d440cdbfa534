import type { IO } from 'fp-ts/IO';
import type ConstructorIO from '@constructor-io/constructorio-client-javascript';
import type { ConstructorClientOptions } from '@constructor-io/constructorio-client-javascript';
import type { Logger } from '../../core/shared/logger';
import { makeHttpClient, type HttpClientOptions } from '../http/http-client';
import { transportThrough, type SearchTransport } from './search-transport';

/** The parts of the search service's client library that the shop uses. */
export interface ConstructorClient {
  readonly autocomplete: Pick<ConstructorIO['autocomplete'], 'getAutocompleteResults'>;
  readonly search: Pick<ConstructorIO['search'], 'getSearchResults'>;
  readonly browse: Pick<ConstructorIO['browse'], 'getBrowseResults'>;
  readonly recommendations: Pick<ConstructorIO['recommendations'], 'getRecommendations'>;
  /** See `SearchTransport`. */
  readonly withOptions: SearchTransport['withOptions'];
}

/**
 * Returns the client, which is loaded on the first call and shared afterwards. Rejects when it cannot be loaded (SRC-08);
 * the next call tries again.
 */
export type LoadConstructorClient = () => Promise<ConstructorClient>;

/**
 * The options of the client. Requests are sent through the HTTP client, with its limits, retries and circuit breaker.
 */
export interface ConstructorOptions extends Omit<HttpClientOptions, 'service' | 'baseUrl'> {
  /** Scheme and host of the service; plain http is allowed, for a service in the same network. */
  readonly serviceUrl: string;
  readonly apiKey: string;
  readonly logger: Logger;
  /** The signed-in shopper, read before each request; only in the browser, since the server's client is shared. */
  readonly userId?: IO<string | undefined>;
  /** Whether the library may set its visitor cookie; true by default. When this changes, a new client is made. */
  readonly mayRemember?: IO<boolean>;
  /** The visitor's ids where there is no document with cookies. */
  readonly visitor?: { readonly clientId: string; readonly sessionId: number };
  /** Imports the client library. */
  readonly importLibrary?: () => Promise<unknown>;
}

/** The search service's name in failures and logs. */
export const SEARCH = 'search';
const MISSING = 'constructorio is not defined';
const SERVER_VISITOR = { clientId: 'storefront-server', sessionId: 1 };

/** Makes the search service's client for one page of the browser, or for a whole server. */
export const makeConstructorClient = (options: ConstructorOptions): LoadConstructorClient => {
  let made: { readonly isRemembering: boolean; readonly client: Promise<ConstructorClient> } | undefined;
  return () => {
    const isRemembering = options.mayRemember?.() ?? true;
    if (made?.isRemembering !== isRemembering) {
      const client = makeClient(options, isRemembering).catch(() => {
        made = undefined;
        return missing(options.logger);
      });
      made = { isRemembering, client };
    }
    return made.client;
  };
};

/** Returns the library's class. Logs and throws when it is missing (SRC-08). */
export const loadConstructorClass = async <Client>(
  logger: Logger,
  importLibrary: () => Promise<unknown> = importConstructor,
): Promise<new (options: ConstructorClientOptions) => Client> => {
  try {
    return constructorOf<Client>(await importLibrary());
  } catch {
    return missing(logger);
  }
};

const missing = (logger: Logger): never => {
  logger.error(MISSING)();
  throw new ReferenceError(MISSING);
};

interface Library extends Omit<ConstructorClient, 'withOptions'> {
  readonly setClientOptions: (options: { readonly userId: string | undefined }) => void;
}

const makeClient = async (options: ConstructorOptions, persist: boolean): Promise<ConstructorClient> => {
  const { serviceUrl, apiKey, userId, visitor, importLibrary = importConstructor } = options;
  const Constructor = constructorOf<Library>(await importLibrary());
  const inDocument = typeof document !== 'undefined';
  const transport = transportThrough(makeHttpClient({ ...options, service: SEARCH, baseUrl: serviceUrl }), serviceUrl);
  const library = new Constructor({
    apiKey,
    serviceUrl,
    allowHttpServiceUrl: true,
    ...(inDocument ? {} : (visitor ?? SERVER_VISITOR)),
    idOptions: { persist },
    fetch: transport.fetch,
    // The library queues every response until the service's beacon script has loaded, which never happens on a server.
    eventDispatcher: { enabled: true, waitForBeacon: inDocument },
  });
  const { autocomplete, search, browse, recommendations } = library;
  return {
    autocomplete,
    search,
    browse,
    recommendations,
    withOptions: (terms, question) => {
      library.setClientOptions({ userId: userId?.() });
      return transport.withOptions(terms, question);
    },
  };
};

/** Imports the library's CommonJS build, because its other build lacks a part that bundlers need. */
const importConstructor = (): Promise<unknown> =>
  import('@constructor-io/constructorio-client-javascript/lib/constructorio.js');

/** Returns the class in either form in which module systems wrap a CommonJS package. */
const constructorOf = <Client>(library: unknown): new (options: ConstructorClientOptions) => Client => {
  const candidate = typeof library === 'object' && library !== null && 'default' in library ? library.default : library;
  if (typeof candidate !== 'function') throw new TypeError('The search library exports no class.');
  return candidate as new (options: ConstructorClientOptions) => Client;
};
