import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CommerceFailure, notFound } from './commerce-failure.ts';
import { inspectInput } from './input-guard.ts';
import { refuseUnknownOverride } from './method-override.ts';

/** Body limit of forms with a few fields. */
export const SMALL_BODY = 8 * 1024;

/** The ids by which the platform knows the shop. */
export interface StoreIds {
  readonly storeId: string;
  readonly catalogueId: string;
  readonly languageId: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The field of the body with a file in base64, which is no text and is checked by its route. */
    readonly fileField?: string;
    /** Whether the route changes nothing, whatever its method. */
    readonly isRead?: boolean;
  }
  interface FastifyInstance {
    /** Set for the commerce paths by `registerCommerceScope`. */
    readonly storeIds: StoreIds;
  }
}

/** Base path of services that read and change a shopper's data. */
export const TRANSACTION_BASE = '/wcs/resources/store/:storeId';
/** Base path of services that read the catalogue. */
export const SEARCH_BASE = '/search/resources/store/:storeId';

const readStoreId = (params: unknown): string | undefined =>
  typeof params === 'object' && params !== null && 'storeId' in params ? String(params.storeId) : undefined;

const refuseOtherStores = (request: FastifyRequest): void => {
  const storeId = readStoreId(request.params);
  if (storeId !== undefined && storeId !== request.server.storeIds.storeId)
    throw notFound(`There is no store ${storeId.slice(0, 20)}.`, 'storeId');
};

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Browsers mark requests that a page of another site causes. Such requests must not change anything. */
const refuseCrossSiteChanges = (request: FastifyRequest): void => {
  if (safeMethods.includes(request.method) || request.headers['sec-fetch-site'] !== 'cross-site') return;
  throw new CommerceFailure({
    status: 403,
    errorKey: '_ERR_CSRF',
    errorCode: '2540',
    message: 'The request came from a page of another site.',
  });
};

const parseJson = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw new SyntaxError('__proto__');
      return value;
    });
  } catch {
    throw new CommerceFailure({ errorKey: '_ERR_INVALID_JSON', message: 'The request body is not valid JSON.' });
  }
};

/** The body without the file of a route that takes one. */
const withoutFile = ({ body, routeOptions }: FastifyRequest): unknown => {
  const { fileField } = routeOptions.config;
  if (fileField === undefined || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== fileField));
};

/**
 * Sets the rules of the commerce paths: JSON bodies only (or none), the configured store only, no changes from other
 * sites, no harmful input.
 */
export const registerCommerceScope = (
  app: FastifyInstance,
  storeIds: StoreIds,
  routes: (scope: FastifyInstance) => void,
): void => {
  app.register(async (scope) => {
    scope.decorate('storeIds', storeIds);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => parseJson(body),
    );
    scope.addHook('onRequest', async (request) => {
      refuseUnknownOverride(request);
      refuseOtherStores(request);
      refuseCrossSiteChanges(request);
    });
    scope.addHook('preValidation', async (request) => {
      inspectInput(request.params);
      inspectInput(request.query);
      inspectInput(withoutFile(request));
    });
    routes(scope);
  });
};
