import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import type { Identifier } from './identifier.ts';
import type { Shopper } from './identity.ts';
import { requireOpenSession } from './require-open-session.ts';
import { requireSignedIn } from './require-signed-in.ts';

export interface SignedInOwnerDeps {
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
}

/** The signed-in shopper whose own things routes read and change. */
export interface SignedInOwner {
  /** The signed-in shopper of a request, whose response nobody stores. Throws for others. */
  readonly of: (request: FastifyRequest, reply: FastifyReply) => Promise<Shopper>;
  /** Runs a change in the shopper's session, which must still be open. */
  readonly change: <T>(
    shopper: Pick<Shopper, 'sessionId'>,
    job: (trx: Transaction<Database>) => Promise<T>,
  ) => Promise<T>;
}

export const makeSignedInOwner = ({ identifier, unitOfWork }: SignedInOwnerDeps): SignedInOwner => ({
  of: async (request, reply) => {
    reply.header('cache-control', 'no-cache, no-store, private');
    return requireSignedIn(await identifier.identify(request, reply));
  },
  change: (shopper, job) =>
    unitOfWork.run(async (trx) => {
      await requireOpenSession(trx, shopper.sessionId);
      return job(trx);
    }),
});
