import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { Wrong } from '../requests/input-codecs';
import { isFromOwnPages } from '../requests/same-origin';
import { originOf, type Visibility } from '../requests/web-requests';

/** The cache-control of responses that must not be stored, such as errors and personal data. */
export const NO_STORE = 'private, no-store';

/** An error body in the format of the commerce backend, which the error handling of the pages reads (contracts 1.3). */
export const errorBody = (code: string, key: string, message: string): object => ({
  errors: [{ errorCode: code, errorKey: key, errorMessage: message, errorParameters: '' }],
});

/** Sends 403 for a request that does not come from the shop's own pages (ERR-03). Returns whether it did. */
export const rejectCrossOrigin = (request: FastifyRequest, reply: FastifyReply, visibility: Visibility): boolean => {
  if (isFromOwnPages(request.headers, originOf(request, visibility))) return false;
  void reply
    .code(403)
    .header('cache-control', NO_STORE)
    .send(errorBody('2540', '_ERR_CROSS_SITE_REQUEST', 'This request did not come from a page of this shop.'));
  return true;
};

/** Sends 400 with the fields that are invalid and why. */
export const sendWrong = (reply: FastifyReply, problems: Wrong): FastifyReply =>
  reply
    .code(400)
    .header('cache-control', NO_STORE)
    .send(errorBody('400', '_ERR_REQUEST', sentenceOf(problems)));

/** Longer messages are cut, in characters. */
const MAX_MESSAGE_LENGTH = 140;

/** All problems in one sentence, such as `name: expected text, got number; count: expected number, got list.` */
const sentenceOf = (problems: Wrong): string => {
  const whole = problems.join('; ');
  return whole.length <= MAX_MESSAGE_LENGTH ? `${whole}.` : `${whole.slice(0, MAX_MESSAGE_LENGTH - 10)}… and more.`;
};

/**
 * Sends 403 for a call that the proxy does not allow. A 404 could be mistaken for a response of the service, such as an
 * empty cart.
 */
export const refuseUnknown = (reply: FastifyReply): FastifyReply =>
  reply
    .code(403)
    .header('cache-control', NO_STORE)
    .send(errorBody('403', '_ERR_CALL_NOT_ALLOWED', 'This shop does not pass on such a call.'));

/** Sends 504 when the service timed out, else 503: it cannot be reached, or its circuit breaker is open. */
export const sendFailure = (reply: FastifyReply, failure: UpstreamFailure): FastifyReply => {
  const isLate = failure.kind === 'unreachable' && failure.cause === 'timed-out';
  const status = isLate ? 504 : 503;
  if (status === 503) void reply.header('retry-after', '5');
  return reply
    .code(status)
    .send(errorBody(String(status), '_ERR_SERVICE_UNAVAILABLE', 'This service cannot be reached at the moment.'));
};
