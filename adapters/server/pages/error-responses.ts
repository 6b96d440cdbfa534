import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../responses/json-errors';
import { faultKindOf, type FaultPages } from './fault-pages';
import { RenderRefused } from './render-limits';
import { sendStaticPage } from '../responses/send-static-page';
import { refusedPage } from '../responses/static-pages';

/**
 * Responds to a thrown error: with a page for page requests, with an error body for calls. A 500 is logged with the
 * reference that the shopper sees. The error itself is never sent (RTE-09).
 */
export const sendError = (
  faults: FaultPages,
  error: FastifyError | RenderRefused,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> => {
  if (error instanceof RenderRefused) return sendRefused(error, request, reply);
  const asked = error.statusCode ?? 500;
  const status = asked >= 400 && asked < 500 ? asked : 500;
  if (status === 500) request.log.error({ err: error, reference: request.id, req: request }, 'a request broke down');
  if (request.url.startsWith('/api/')) {
    const message = status === 500 ? `Something went wrong; the reference is ${request.id}.` : MESSAGES[status];
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(errorBody(String(status), '_ERR_REQUEST', message ?? 'The request cannot be answered.'));
  }
  return faults.send(request, reply, faultKindOf(status));
};

/** Sends a static page for a rendering that was refused. */
const sendRefused = (
  { statusCode: status, retryAfterSeconds }: RenderRefused,
  { method }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  sendStaticPage(
    reply.header('retry-after', String(retryAfterSeconds)),
    status,
    refusedPage({ status, retryAfterSeconds, isForm: method === 'POST' }),
  );

const MESSAGES: Readonly<Record<number, string>> = {
  413: 'The request is too large.',
  415: 'The kind of content cannot be read here.',
  429: 'Too many requests; please wait a moment.',
};
