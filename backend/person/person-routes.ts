import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { isSignedIn, requireAuthenticated, type Identity } from '../identity/session/identity.ts';
import {
  sendSession,
  cookieQuerySchema,
  identityBefore,
  type CookieQuery,
} from '../identity/sign-in/identity-routes.ts';
import { readOwnCookie } from '../http/own-cookies.ts';
import { signInNeeded } from '../http/commerce-failure.ts';
import type { EmailChange } from './change-email.ts';
import { toHeaderResponse, toPersonResponse, toPingResponse } from './person-responses.ts';
import { readPetKinds } from '../pets/pet-store.ts';
import { findPerson, unsavedPerson, type Person } from './person-store.ts';
import type { Register } from './register.ts';
import { readRegistration, registrationBodySchema, type RegistrationBody } from './registration-input.ts';

export interface PersonDeps {
  readonly database: Kysely<Database>;
  readonly identifier: Identifier;
  readonly register: Register;
  readonly emails: Pick<EmailChange, 'pendingFor'>;
  /** Limit of registrations per address and minute. */
  readonly signInLimit: number;
}

const registerRegistration = (app: FastifyInstance, deps: PersonDeps): void => {
  const { identifier, register } = deps;
  app.post<{ Querystring: CookieQuery; Body: RegistrationBody }>(
    `${TRANSACTION_BASE}/person`,
    { schema: { querystring: cookieQuerySchema, body: registrationBodySchema }, config: perMinute(deps.signInLimit) },
    async (request, reply) => {
      const registration = readRegistration(request.body);
      const before = await identityBefore(identifier, request, reply);
      const captchaProof = request.body.xcred_demographicField5;
      const browser = readOwnCookie(request, 'knownBrowser');
      const { session, addressId } = await register({
        registration,
        captchaProof,
        before,
        browser,
        address: request.ip,
      });
      return { ...sendSession(request, reply, session, 'person'), addressId: String(addressId) };
    },
  );
};

/** Registration and the shopper's personal data. [USR-01] [USR-03] [USR-04] [REG-02] */
export const registerPersonRoutes = (app: FastifyInstance, deps: PersonDeps): void => {
  const { database, identifier, emails } = deps;
  registerRegistration(app, deps);

  const personOf = async (identity: Identity): Promise<Person | undefined> => {
    if (identity.kind === 'generic') return undefined;
    return identity.unsaved === undefined
      ? findPerson(database, identity.shopperId)
      : unsavedPerson(identity.shopperId);
  };

  /** Identifies the request, and forbids caching of the personal response. */
  const identify = (request: FastifyRequest, reply: FastifyReply): Promise<Identity> => {
    reply.header('cache-control', 'no-cache, no-store, private');
    return identifier.identify(request, reply);
  };

  app.get(`${TRANSACTION_BASE}/person/@self`, async (request, reply) => {
    const person = await personOf(requireAuthenticated(await identify(request, reply)));
    if (person === undefined) throw signInNeeded();
    const pendingEmail = person.registered ? await emails.pendingFor(person.shopperId) : undefined;
    return { ...toPersonResponse(person), x_pendingEmail: pendingEmail ?? '', resourceId: request.url };
  });

  app.get(`${TRANSACTION_BASE}/person/@self/forHeader`, async (request, reply) => {
    const identity = await identify(request, reply);
    const signedIn = isSignedIn(identity);
    const person = await personOf(identity);
    const petKinds = signedIn && person !== undefined ? await readPetKinds(database, person.shopperId) : [];
    return toHeaderResponse(person, signedIn, petKinds);
  });

  app.get(`${TRANSACTION_BASE}/user/user-type`, async (request, reply) => {
    const identity = await identify(request, reply);
    return { usertype: isSignedIn(identity) ? 'R' : 'G' };
  });

  app.get(`${TRANSACTION_BASE}/user/ping`, async (request, reply) => {
    const identity = await identify(request, reply);
    return toPingResponse(await personOf(identity), isSignedIn(identity));
  });
};
