import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { acceptsDocument } from '../requests/accepts';
import { edgeCookieChanges } from '../requests/edge-place';
import { isHost } from '../config/is-host';
import type { PageCache } from './page-cache';
import type { SendStored } from './page-replies';
import type { PageKey } from '../requests/page-url';
import { previewTokenIn } from '../requests/preview-cookie';
import type { RequestRules } from '../requests/web-requests';

export interface CacheFastPathOptions extends RequestRules {
  readonly cache: PageCache;
  readonly pageKey: PageKey;
  readonly send: SendStored;
  /** Whether a trusted proxy is in front of this server; its headers may then name another host. */
  readonly hasProxy: boolean;
  /** Whether the server is stopping. The framework then responds, because it also closes the connection. */
  readonly isDraining: () => boolean;
  /** Called when a response has been sent, with its duration. */
  readonly onSent: (request: IncomingMessage, response: ServerResponse, milliseconds: number) => void;
  /** Called with an exception from a request listener, which is a bug of this server or of the framework. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Sends fresh cached pages before the framework sees the request, because the framework would be most of the cost of
 * such a page. All other requests are passed to the framework, which serves the same cache. Exceptions of the listeners
 * are caught here, so that they end one request and never the process.
 */
export const addCacheFastPath = (server: Server, options: CacheFastPathOptions): void => {
  const framework = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    try {
      if (hasAnswered(request, response, options)) return;
      for (const listen of framework) Reflect.apply(listen, server, [request, response]);
    } catch (error) {
      options.onFailure(error);
      giveUp(response);
    }
  });
};

/** Sends a minimal 500, or closes the connection when a response has already begun. */
const giveUp = (response: ServerResponse): void => {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Something went wrong.');
};

const hasAnswered = (request: IncomingMessage, response: ServerResponse, options: CacheFastPathOptions): boolean => {
  const { method, url = '', headers } = request;
  if (!isShareable(method, headers.cookie, options) || !url.startsWith('/') || options.isDraining()) return false;
  // The framework responds to clients that do not accept a document.
  if (!acceptsDocument(headers.accept)) return false;
  const origin = originOf(request, options);
  if (origin === undefined) return false;
  // The framework decides whether the edge is trusted, and so whether the response sets cookies.
  if (options.hasProxy && edgeCookieChanges(headers, false).length > 0) return false;
  const page = options.cache.fresh(options.pageKey(headers, origin, url));
  if (page === undefined) return false;
  const began = performance.now();
  response.once('finish', () => options.onSent(request, response, performance.now() - began));
  options.send(request, response, page);
  return true;
};

/** Whether the request carries no identity and no preview, so that a shared page is a valid response. */
export const isShareable = (
  method: string | undefined,
  cookieHeader: string | undefined,
  { cookieRules }: Pick<RequestRules, 'cookieRules'>,
): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !cookieRules.carriesIdentity(cookieHeader) &&
  previewTokenIn(cookieHeader) === undefined;

/** The shop's public origin; undefined if only the framework can determine it. */
const originOf = (
  { headers }: IncomingMessage,
  { publicOrigin, hasProxy }: Pick<CacheFastPathOptions, 'publicOrigin' | 'hasProxy'>,
): string | undefined => {
  const { host } = headers;
  if (host === undefined || !isHost(host)) return undefined;
  if (hasProxy && FORWARDED_HEADERS.some((name) => headers[name] !== undefined)) {
    return headers['x-forwarded-host'] === undefined ? publicOrigin : undefined;
  }
  return publicOrigin ?? `http://${host}`;
};

const FORWARDED_HEADERS = ['x-forwarded-host', 'x-forwarded-proto'] as const;
