import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { acceptsDocument } from './accepts';
import { carriesIdentity } from './cookie-rules';
import { edgeCookieChanges } from './edge-place';
import { isHost } from './is-host';
import type { PageCache } from './page-cache';
import type { SendStored } from './page-replies';
import type { PageKey } from './page-url';
import type { Visibility } from './web-requests';

export interface ReadyPagesOptions extends Visibility {
  readonly cache: PageCache;
  readonly pageKey: PageKey;
  readonly send: SendStored;
  /** Whether something in front of this server is believed, which then may say another host than the request. */
  readonly hasProxy: boolean;
  /** A server that stops tells each client so, which takes more than a page. */
  readonly isDraining: () => boolean;
  /** Called when an answer has been sent, with how long it took. */
  readonly onAnswered: (request: IncomingMessage, response: ServerResponse, milliseconds: number) => void;
  /** Called with what was thrown while a request was taken in, which is a bug of this server or of the framework. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Answers fresh pages of the cache before the framework makes anything of a request, which is most of what such a page
 * would cost otherwise. Every other request goes to the framework, which knows the same pages. All requests enter the
 * server here, and nothing above this listener catches what it throws: a throw ends this one request, never the process.
 */
export const answerReadyPages = (server: Server, options: ReadyPagesOptions): void => {
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

/** The shortest answer there is; when some of another one is on its way already, the connection is cut. */
const giveUp = (response: ServerResponse): void => {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Something went wrong.');
};

const hasAnswered = (request: IncomingMessage, response: ServerResponse, options: ReadyPagesOptions): boolean => {
  const { method, url = '', headers } = request;
  if (!isShareable(method, headers.cookie) || !url.startsWith('/') || options.isDraining()) return false;
  // Who takes no document gets none; the framework says so.
  if (!acceptsDocument(headers.accept)) return false;
  const origin = originOf(request, options);
  if (origin === undefined) return false;
  // Whether the edge is to be believed, and so whether the page gets cookies, the framework knows.
  if (options.hasProxy && edgeCookieChanges(headers, false).length > 0) return false;
  const page = options.cache.fresh(options.pageKey(headers, origin, url));
  if (page === undefined) return false;
  const began = performance.now();
  response.once('finish', () => options.onAnswered(request, response, performance.now() - began));
  options.send(request, response, page);
  return true;
};

/** A page that everybody without an identity may share; whether the answer really is shared, the answer says. */
export const isShareable = (method: string | undefined, cookieHeader: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && !carriesIdentity(cookieHeader);

/** Where the shop is seen from outside, as far as that can be told from the request alone. */
const originOf = (
  { headers }: IncomingMessage,
  { publicOrigin, hasProxy }: Pick<ReadyPagesOptions, 'publicOrigin' | 'hasProxy'>,
): string | undefined => {
  const { host } = headers;
  if (host === undefined || !isHost(host)) return undefined;
  if (hasProxy && TOLD_BY_PROXIES.some((name) => headers[name] !== undefined)) {
    return headers['x-forwarded-host'] === undefined ? publicOrigin : undefined;
  }
  return publicOrigin ?? `http://${host}`;
};

const TOLD_BY_PROXIES = ['x-forwarded-host', 'x-forwarded-proto'] as const;
