import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { perMinute } from '../http/address-limit.ts';
import { notFound } from '../http/commerce-failure.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { requireSignedIn } from '../identity/session/require-signed-in.ts';
import type { SessionStore } from '../identity/session/session-store.ts';

export interface SessionRouteDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
  readonly sessions: SessionStore;
  /** Limit per address and minute. */
  readonly signInLimit: number;
  readonly clock: () => number;
}

const PATH = `${TRANSACTION_BASE}/person/@self/x_sessions`;

const idSchema = {
  type: 'object',
  required: ['sessionId'],
  properties: { sessionId: { type: 'string', minLength: 1, maxLength: 64 } },
};

/** The sessions in which an account is signed in, as its owner sees and ends them. [ACC-07] */
export const registerSessionRoutes = (app: FastifyInstance, deps: SessionRouteDeps): void => {
  const { database, unitOfWork, identifier, sessions, signInLimit, clock } = deps;
  const config = perMinute(signInLimit);

  const signedIn = async (request: FastifyRequest, reply: FastifyReply): Promise<Shopper> => {
    reply.header('cache-control', 'no-cache, no-store, private');
    return requireSignedIn(await identifier.identify(request, reply));
  };

  const liveOf = (shopperId: number) =>
    database
      .selectFrom('session')
      .select(['session_id', 'browser', 'system', 'created_at', 'last_seen_at'])
      .where('shopper_id', '=', shopperId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', clock())
      .orderBy('last_seen_at', 'desc');

  app.get(PATH, async (request, reply) => {
    const { shopperId, sessionId } = await signedIn(request, reply);
    const rows = await liveOf(shopperId).execute();
    return {
      sessions: rows.map((row) => ({
        sessionId: row.session_id,
        browser: row.browser ?? '',
        system: row.system ?? '',
        openedAt: new Date(row.created_at).toISOString(),
        lastUsedAt: new Date(row.last_seen_at).toISOString(),
        isCurrent: String(row.session_id === sessionId),
      })),
      resourceName: 'session',
    };
  });

  app.delete<{ Params: { readonly sessionId: string } }>(
    `${PATH}/:sessionId`,
    { schema: { params: idSchema }, config },
    async (request, reply) => {
      const { shopperId } = await signedIn(request, reply);
      const { sessionId } = request.params;
      const own = await liveOf(shopperId).where('session_id', '=', sessionId).executeTakeFirst();
      if (own === undefined) throw notFound('There is no such session.', 'sessionId');
      await unitOfWork.run((trx) => sessions.end(trx, sessionId));
      return { resourceName: 'session' };
    },
  );

  app.delete(PATH, { config }, async (request, reply) => {
    const { shopperId, sessionId } = await signedIn(request, reply);
    await unitOfWork.run((trx) => sessions.endAll(trx, shopperId, sessionId));
    return { resourceName: 'session' };
  });
};
