import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAIL_ROUTE } from '../../../core/paths/notice-paths';
import { PET_FORM_ACTIONS } from '../../../core/paths/pet-form-actions';
import { acceptsDocument, isDocumentPath } from '../requests/accepts';
import { edgeCookieChanges } from '../requests/edge-place';
import type { FaultPages } from './fault-pages';
import { isStored, type RenderedResponse, type PageCache } from './page-cache';
import { isLaterPage, sendResponse, sendStoredAlone, type SendStored } from './page-replies';
import type { PageKey } from '../requests/page-url';
import { isShareable } from './cache-fast-path';
import type { RenderLimits } from './render-limits';
import type { StoredPage } from '../responses/stored-page';
import { readFileForm, takesFiles, takesMultipart } from '../requests/file-forms';
import { leavingSignal } from '../requests/leaving-signal';
import { isFromOwnPages } from '../requests/same-origin';
import { originOf, visitOf, type RequestRules, type Visibility } from '../requests/web-requests';
import type { HandleWeb } from '../requests/web';

export interface PagesOptions extends RequestRules {
  readonly handle: HandleWeb;
  readonly faults: FaultPages;
  readonly cache: PageCache;
  readonly pageKey: PageKey;
  readonly send: SendStored;
  readonly limits: RenderLimits;
  /** Additional headers of a page that is reached from another page of this shop. */
  readonly laterPageHeaders: Readonly<Record<string, string>>;
}

/** All paths that no other route matches. */
export const PAGES_ROUTE = '/*';

const FORM = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 64 * 1024;
const NEVER = new AbortController().signal;

/** Registers the shop's pages and forms for all paths that no other route matches (PLT-03, RTE-09). */
export const registerPages = (app: FastifyInstance, options: PagesOptions): void => {
  void app.register(async (pages) => {
    refuseOtherTypes(pages, options.laterPageHeaders);
    setEdgeCookies(pages, options);
    acceptFormsOnly(pages);
    pages.route({
      method: ['GET', 'HEAD'],
      url: PAGES_ROUTE,
      handler: async (request, reply) =>
        isShareable(request.method, request.headers.cookie, options)
          ? answerShared(request, reply, options)
          : answerAlone(request, reply, options),
    });
    pages.post(PAGES_ROUTE, async (request, reply) => answerForm(request, reply, options));
    void pages.register(async (scope) => {
      await takesFiles(scope);
      for (const path of FILE_FORMS) scope.post(path, async (request, reply) => answerForm(request, reply, options));
    });
    void pages.register(async (scope) => {
      await takesMultipart(scope);
      scope.post(MAIL_ROUTE, async (request, reply) => answerForm(request, reply, options));
    });
  });
};

/** Refuses clients that do not accept HTML, with 406. Sitemaps are XML, for every client. */
const refuseOtherTypes = (pages: FastifyInstance, laterPageHeaders: PagesOptions['laterPageHeaders']): void => {
  pages.addHook('onRequest', (request, reply, done) => {
    if (isLaterPage(request.headers)) void reply.headers(laterPageHeaders);
    if (acceptsDocument(request.headers.accept) || !isDocumentPath(request.url)) return done();
    void reply
      .code(406)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Pages of this shop come as text/html.');
  });
};

/** Sets the location from the edge as cookies. The document then must not be shared (GEO-01). */
const setEdgeCookies = (pages: FastifyInstance, visibility: Visibility): void => {
  pages.addHook('onSend', (request, reply, payload, done) => {
    const cookies = isDocument(request, reply) ? edgeCookies(request, visibility) : [];
    if (cookies.length > 0) void reply.header('set-cookie', cookies).header('cache-control', 'private, no-store');
    done(null, payload);
  });
};

/** The forms that may have a file. */
const FILE_FORMS: ReadonlyArray<string> = [PET_FORM_ACTIONS.savePet];
/** All forms that may come as `multipart/form-data`. */
const MULTIPART_FORMS: ReadonlyArray<string> = [...FILE_FORMS, MAIL_ROUTE];
/**
 * Reads a form in parts: that of a mail program's one click (RFC 8058), and one with a file, which is read only from a
 * shopper with an identity. Others have nothing that a file belongs to, and get the page that asks them to sign in.
 */
const readMultipart = async (
  request: FastifyRequest,
  { cookieRules, limits }: PagesOptions,
): Promise<URLSearchParams> => {
  if (request.routeOptions.url === MAIL_ROUTE) return readFileForm(request);
  return cookieRules.carriesIdentity(request.headers.cookie)
    ? limits.forUpload(request, () => readFileForm(request))
    : new URLSearchParams();
};

/** Answers a posted form. Parts are read only when the form is one of the shop's own pages. */
const answerForm = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> => {
  if (!isFromOwnPages(request.headers, originOf(request, options)))
    return options.faults.send(request, reply, 'cross-site');
  if (MULTIPART_FORMS.includes(request.routeOptions.url ?? '') && request.isMultipart())
    request.body = await readMultipart(request, options);
  return answerAlone(request, reply, options);
};

const acceptFormsOnly = (pages: FastifyInstance): void => {
  pages.removeAllContentTypeParsers();
  pages.addContentTypeParser(
    FORM,
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_: unknown, text: string) => new URLSearchParams(text),
  );
};

/** Sends the page that is the same for every guest: from the cache, or rendered now. */
const answerShared = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> => {
  const { cache, limits } = options;
  const key = options.pageKey(request.headers, originOf(request, options), request.url);
  const visit = visitOf(request, options, NEVER);
  const render = async (): Promise<RenderedResponse> => {
    const response = await options.handle(visit.web);
    return { response, isPersonal: visit.isPersonal() };
  };
  const page =
    cache.serve(key, () => limits.forCache(render)) ??
    (await cache.obtain(key, () => limits.forRequest(request, render)));
  if (!isStored(page)) return sendResponse(request, reply, visit.web, page.response);
  if (edgeCookies(request, options).length > 0) return sendStoredAlone(request, reply, visit.web, page);
  reply.hijack();
  sendHijacked(request, reply, options.send, page);
  return reply;
};

/** Renders for this request alone. The calls to services are aborted when the client disconnects before the end. */
const answerAlone = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> => {
  const { web } = visitOf(request, options, leavingSignal(reply));
  return sendResponse(request, reply, web, await options.limits.forRequest(request, () => options.handle(web)));
};

/** After `hijack` the framework does not end this reply: an error must end it here, or it would stay open. */
const sendHijacked = (request: FastifyRequest, reply: FastifyReply, send: SendStored, page: StoredPage): void => {
  try {
    send(request.raw, reply.raw, page);
  } catch (error) {
    request.log.error({ err: error, reference: request.id }, 'a page of the cache could not be sent');
    reply.raw.destroy();
  }
};

const isDocument = ({ method }: FastifyRequest, reply: FastifyReply): boolean =>
  method !== 'POST' && String(reply.getHeader('content-type')).startsWith('text/html');

/** Whether the headers of the edge are trusted: the request came through trusted proxies. */
const edgeCookies = (request: FastifyRequest, visibility: Visibility): ReadonlyArray<string> =>
  (request.ips?.length ?? 0) > 1
    ? edgeCookieChanges(request.headers, originOf(request, visibility).startsWith('https:'))
    : [];
