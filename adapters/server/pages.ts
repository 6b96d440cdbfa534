import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../core/shared/clock';
import { carriesIdentity } from './cookie-rules';
import type { FaultPages } from './fault-pages';
import { isStored, type MadeAnswer, type PageCache } from './page-cache';
import { sendAnswer, sendStored } from './page-replies';
import { makePageKeys } from './page-url';
import { isFromOwnPages } from './same-origin';
import { accepts, originOf, visitOf, type Visibility, type WebVisit } from './web-requests';
import type { HandleWeb } from './web';

export interface PagesOptions extends Visibility {
  readonly handle: HandleWeb;
  readonly faults: FaultPages;
  readonly cache: PageCache;
  /** Headers of every answer of this server. */
  readonly commonHeaders: Readonly<Record<string, string>>;
  /** Headers of a page that is reached from another one of this shop, beside those of every answer. */
  readonly laterPageHeaders: Readonly<Record<string, string>>;
  readonly clock: Clock;
}

const FORM = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 64 * 1024;
const NEVER = new AbortController().signal;

/** The shop's pages and forms: whatever no other route of this server answers (PLT-03, RTE-09). */
export const registerPages = (app: FastifyInstance, options: PagesOptions): void => {
  const { cache, clock } = options;
  const headersFor = pageHeaders(options);
  const keyOf = makePageKeys();
  const cacheKey = (request: FastifyRequest): string =>
    `${accepts(request.headers.accept)} ${originOf(request, options)}${keyOf(request.url)}`;

  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Parameters<typeof sendStored>[0]['page'],
  ): void => {
    reply.hijack();
    const kind = accepts(request.headers.accept);
    sendStored({ request: request.raw, response: reply.raw, page, kind, common: headersFor(request), now: clock() });
  };

  const make =
    ({ web, touched }: WebVisit) =>
    async (): Promise<MadeAnswer> => {
      const answer = await options.handle(web);
      return { answer, touched: touched() };
    };

  app.addHook('onRequest', (request, reply, done) => {
    if (!isShareable(request)) return done();
    const page = cache.serve(cacheKey(request), () => make(visitOf(request, options, NEVER))());
    if (page === undefined) return done();
    sendPage(request, reply, page);
  });

  void app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => void reply.headers(headersFor(request)));
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      async (_: unknown, text: string) => new URLSearchParams(text),
    );

    pages.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => {
        if (!isShareable(request)) return answerAlone(request, reply, options);
        const visit = visitOf(request, options, NEVER);
        const answer = await cache.obtain(cacheKey(request), make(visit));
        if (!isStored(answer)) return sendAnswer(reply, visit.web, answer.answer);
        sendPage(request, reply, answer);
        return reply;
      },
    });

    pages.post('/*', async (request, reply) => {
      if (!isFromOwnPages(request.headers, originOf(request, options))) {
        return options.faults.send(request, reply, 'cross-site');
      }
      return answerAlone(request, reply, options);
    });
  });
};

/** The browser itself says from where it comes. They change nothing of the page, so caches need not tell them apart. */
const pageHeaders = ({
  commonHeaders,
  laterPageHeaders,
}: PagesOptions): ((request: FastifyRequest) => Readonly<Record<string, string>>) => {
  const later = { ...commonHeaders, ...laterPageHeaders };
  return ({ headers }) => (headers['sec-fetch-site'] === 'same-origin' ? later : commonHeaders);
};

/** A page that everybody without an identity may share; whether the answer really is shared, the answer says. */
const isShareable = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !carriesIdentity(request.headers.cookie);

const answerAlone = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const { web } = visitOf(request, options, gone.signal);
  return sendAnswer(reply, web, await options.handle(web));
};
