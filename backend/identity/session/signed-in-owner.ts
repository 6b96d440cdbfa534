import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import { requireSignedIn } from '../identity/session/require-signed-in.ts';

export interface PetDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
  readonly clock: () => number;
}

/** Who asks for pets or vets, and how they are changed. */
export interface PetOwner {
  /** The signed-in shopper of a request, whose response nobody stores. Throws for others. */
  readonly of: (request: FastifyRequest, reply: FastifyReply) => Promise<Shopper>;
  /** Runs a change in the shopper's session, which must still be open. */
  readonly change: <T>(shopper: Shopper, job: (trx: Transaction<Database>) => Promise<T>) => Promise<T>;
}

export const makePetOwner = ({ identifier, unitOfWork }: PetDeps): PetOwner => ({
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
