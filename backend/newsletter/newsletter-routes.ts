import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { isSignedIn } from '../identity/session/identity.ts';
import { readEmail } from '../input/name-and-email.ts';
import { addToList } from '../mail/newsletter-list.ts';

export interface NewsletterRouteDeps {
  readonly database: Kysely<Database>;
  readonly identifier: Identifier;
  readonly clock: () => number;
  /** Limit per address and minute. */
  readonly resetLimit: number;
}

const signUpSchema = {
  type: 'object',
  required: ['emailAddress'],
  properties: {
    firstName: { type: ['string', 'null'], maxLength: 64 },
    emailAddress: { type: 'string', maxLength: 254 },
    guestEmail: { type: ['string', 'null'], maxLength: 254 },
  },
};

/** Sign-up for the newsletter. The response for an address that is on the list is the same as for a new one. [FTR-03] */
export const registerNewsletterRoute = (
  app: FastifyInstance,
  { database, identifier, clock, resetLimit }: NewsletterRouteDeps,
): void => {
  app.post<{ Body: { readonly emailAddress: string } }>(
    `${TRANSACTION_BASE}/member/emailsignup/@self`,
    { bodyLimit: SMALL_BODY, schema: { body: signUpSchema }, config: perMinute(resetLimit) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const identity = await identifier.identify(request, reply);
      await addToList(database, {
        email: readEmail(request.body.emailAddress, 'emailAddress'),
        shopperId: isSignedIn(identity) ? identity.shopperId : null,
        now: clock(),
      });
      reply.code(201);
      return { resourceName: 'emailsignup' };
    },
  );
};
