import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { clearIdentityCookies } from '../identity/session/identity-cookies.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { requireSignedIn } from '../identity/session/require-signed-in.ts';
import type { DeleteAccount } from './delete-account.ts';
import { readOwnData } from './own-data.ts';

export interface OwnDataRouteDeps {
  readonly database: Kysely<Database>;
  readonly identifier: Identifier;
  readonly deleteAccount: DeleteAccount;
  /** Limit per address and minute. */
  readonly signInLimit: number;
}

const NOT_STORED = 'no-cache, no-store, private';

const deletionSchema = {
  type: 'object',
  required: ['logonPassword'],
  properties: { logonPassword: { type: 'string', minLength: 1, maxLength: 200 } },
};

/** What is known of a shopper, and the end of it. [ACC-07] */
export const registerOwnDataRoutes = (
  app: FastifyInstance,
  { database, identifier, deleteAccount, signInLimit }: OwnDataRouteDeps,
): void => {
  const config = perMinute(signInLimit);

  app.get(`${TRANSACTION_BASE}/person/@self/x_data`, { config }, async (request, reply) => {
    reply.header('cache-control', NOT_STORED);
    const { shopperId } = requireSignedIn(await identifier.identify(request, reply));
    return readOwnData(database, shopperId);
  });

  app.post<{ Body: { readonly logonPassword: string } }>(
    `${TRANSACTION_BASE}/person/@self/x_delete`,
    { schema: { body: deletionSchema }, config },
    async (request, reply) => {
      reply.header('cache-control', NOT_STORED);
      const shopper = requireSignedIn(await identifier.identify(request, reply));
      await deleteAccount({ shopper, password: request.body.logonPassword, address: request.ip });
      clearIdentityCookies(request, reply);
      return { resourceName: 'person' };
    },
  );
};
