import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CommerceFailure } from '../http/commerce-failure.ts';
import type { Preview, PreviewTokens } from './preview-tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The preview that the request's token is for; null for a shopper's request. */
    preview: Preview | null;
  }
}

/** The platform's header with the token of a preview (contracts 1.2). */
export const PREVIEW_HEADER = 'wcpreviewtoken';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** The preview has ended, or its token is not one of this shop's. */
export const previewOver = (): CommerceFailure =>
  new CommerceFailure({
    status: 403,
    errorKey: '_ERR_PREVIEW_OVER',
    message: 'The preview has ended. Sign in to the preview again.',
  });

const previewChangesNothing = (): CommerceFailure =>
  new CommerceFailure({
    status: 403,
    errorKey: '_ERR_PREVIEW_READ_ONLY',
    message: 'You can’t place orders or make changes in a preview. Leave the preview first.',
  });

/** The time that a read depends on: that of the request's preview, else now. In milliseconds since 1970. */
export const momentOf = ({ preview }: FastifyRequest, clock: () => number): number => preview?.at ?? clock();

/**
 * Reads the preview token of each request. A token that is not valid is refused, and so is every change: a preview shows
 * the shop at another date and must not order or pay at it. No response of a preview may be stored. [MOD-01]
 */
export const registerPreviews = (scope: FastifyInstance, tokens: PreviewTokens): void => {
  scope.decorateRequest('preview', null);
  scope.addHook('onRequest', async (request) => {
    const token = request.headers[PREVIEW_HEADER];
    if (token === undefined) return;
    const preview = typeof token === 'string' ? tokens.read(token) : undefined;
    if (preview === undefined) throw previewOver();
    request.preview = preview;
    if (!SAFE_METHODS.includes(request.method) && request.routeOptions.config.isRead !== true) {
      throw previewChangesNothing();
    }
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    if (request.headers[PREVIEW_HEADER] !== undefined) reply.header('cache-control', 'private, no-store');
    return payload;
  });
};
