import * as E from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import { ACCESS_TOKEN_PATH, type AccessTokens } from '../../../core/search/access/access-token';
import { sendFailure } from '../responses/json-errors';

/** `/shop/en/petcostore/rfk`: gives browsers the server's access token for the search service, never its key (SRC-07). */
export const registerAccessTokenRoute = (app: FastifyInstance, accessTokens: AccessTokens): void => {
  app.get(ACCESS_TOKEN_PATH, async (_, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const token = await accessTokens.current();
    if (E.isLeft(token)) return sendFailure(reply, token.left);
    const { accessToken, expiresAt } = token.right;
    return { accessToken, accessTokenExpiryDate: new Date(expiresAt).toISOString() };
  });
};
