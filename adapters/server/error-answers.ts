import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './proxy';
import { faultKindOf, type FaultPages } from './fault-pages';
import { RenderRefused } from './render-limits';
import { sendStaticPage } from './send-static-page';
import { refusedPage } from './static-pages';

/**
 * The answer to whatever was thrown: a page for pages, an error body for calls. What is our fault is logged with the
 * reference that the shopper is shown; the error itself never leaves the server (RTE-09).
 */
export const answerError = (
  faults: FaultPages,
  error: FastifyError | RenderRefused,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> => {
  if (error instanceof RenderRefused) return answerRefused(error, request, reply);
  const asked = error.statusCode ?? 500;
  const status = asked >= 400 && asked < 500 ? asked : 500;
  if (status === 500) request.log.error({ err: error, reference: request.id, req: request }, 'a request broke down');
  if (request.url.startsWith('/api/')) {
    const message = status === 500 ? `Something went wrong; the reference is ${request.id}.` : TOLD[status];
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(errorBody(String(status), '_ERR_REQUEST', message ?? 'The request cannot be answered.'));
  }
  return faults.send(request, reply, faultKindOf(status));
};

/** A page that may not be rendered now, and says so without being rendered. */
const answerRefused = (
  { statusCode: status, retryAfterSeconds }: RenderRefused,
  { method }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  sendStaticPage(
    reply.header('retry-after', String(retryAfterSeconds)),
    status,
    refusedPage({ status, retryAfterSeconds, isForm: method === 'POST' }),
  );

const TOLD: Readonly<Record<number, string>> = {
  413: 'The request is too large.',
  415: 'The kind of content cannot be read here.',
  429: 'Too many requests; please wait a moment.',
};
