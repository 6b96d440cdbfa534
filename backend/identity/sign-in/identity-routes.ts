import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { TRANSACTION_BASE } from '../../http/commerce-scope.ts';
import { invalidParameter } from '../../http/commerce-failure.ts';
import type { AuditTrail } from '../../audit/audit-trail.ts';
import { perMinute } from '../../http/address-limit.ts';
import { removeCouponsOfShopper } from '../../rewards/cart-coupons.ts';
import type { GuestIdentities } from '../session/guest-identities.ts';
import type { Identifier } from '../session/identifier.ts';
import { isSignedIn, type Identity } from '../session/identity.ts';
import { clearIdentityCookies, setIdentityCookies } from '../session/identity-cookies.ts';
import type { EnteredSession } from './enter-account.ts';
import { KNOWN_FOR_SECONDS } from '../session/known-browsers.ts';
import { readOwnCookie, setOwnCookie } from '../../http/own-cookies.ts';
import type { OpenedSession, SessionStore } from '../session/session-store.ts';
import type { SignIn } from './sign-in.ts';

export interface IdentityDeps {
  readonly identifier: Identifier;
  readonly sessions: SessionStore;
  readonly guests: GuestIdentities;
  readonly unitOfWork: UnitOfWork;
  readonly signIn: SignIn;
  readonly audit: AuditTrail;
  /** Requests a minute from one address. */
  readonly signInLimit: number;
  readonly guestLimit: number;
}

/** Query flags: whether an identity is also sent as cookies, and whether the browser is remembered. */
export interface CookieQuery {
  readonly updateCookies?: string;
  readonly rememberMe?: string;
}

/** JSON schema of `CookieQuery`. */
export const cookieQuerySchema = {
  type: 'object',
  properties: {
    updateCookies: { type: 'string', enum: ['true', 'false'] },
    rememberMe: { type: 'string', enum: ['true', 'false'] },
  },
};

const wantsCookies = (request: FastifyRequest<{ Querystring: CookieQuery }>): boolean =>
  request.query.updateCookies === 'true';

/** The browser's identity before a new one; stale cookies are ignored when they will be replaced. */
export const identityBefore = (
  identifier: Identifier,
  request: FastifyRequest<{ Querystring: CookieQuery }>,
  reply: FastifyReply,
): Promise<Identity> =>
  wantsCookies(request) ? identifier.identifyLeniently(request) : identifier.identify(request, reply);

const percentEncoded = (shopperId: number, token: string): string => encodeURIComponent(`${shopperId},${token}`);

/** The response body of each call that opens a session. */
export interface IdentityResponse {
  readonly WCToken: string;
  readonly WCTrustedToken: string;
  readonly personalizationID: string;
  readonly userId: string;
  readonly resourceName: string;
}

/** Sends the cookie by which the account recognises this browser from now on. */
export const rememberBrowser = (request: FastifyRequest, reply: FastifyReply, value: string): void =>
  setOwnCookie(request, reply, 'knownBrowser', { value, maxAgeSeconds: KNOWN_FOR_SECONDS });

/** Sends a new session to the client: status 201, its tokens in the body, and as cookies when the query asks for them. */
export const sendSession = (
  request: FastifyRequest<{ Querystring: CookieQuery }>,
  reply: FastifyReply,
  session: OpenedSession | EnteredSession,
  resourceName: string,
): IdentityResponse => {
  if (wantsCookies(request)) {
    clearIdentityCookies(request, reply, session.shopperId);
    setIdentityCookies(request, reply, session);
    if ('browser' in session) rememberBrowser(request, reply, session.browser);
  }
  reply.code(201).header('cache-control', 'no-store');
  return {
    WCToken: percentEncoded(session.shopperId, session.activity),
    WCTrustedToken: percentEncoded(session.shopperId, session.trusted),
    personalizationID: session.personalizationId,
    userId: String(session.shopperId),
    resourceName,
  };
};

interface LogonBody {
  readonly logonId: string;
  readonly logonPassword: string;
  readonly rememberMe?: string;
}

const logonBodySchema = {
  type: 'object',
  required: ['logonId', 'logonPassword'],
  properties: {
    logonId: { type: 'string', maxLength: 254 },
    logonPassword: { type: 'string', maxLength: 200 },
    rememberMe: { type: 'string', enum: ['true', 'false'] },
  },
};

/** Guest identity, sign-in and sign-out. [USR-05] [USR-06] [USR-08] */
export const registerIdentityRoutes = (app: FastifyInstance, deps: IdentityDeps): void => {
  const { identifier, sessions, guests, unitOfWork, signIn, audit } = deps;

  app.post<{ Querystring: CookieQuery }>(
    `${TRANSACTION_BASE}/guestidentity`,
    { schema: { querystring: cookieQuerySchema }, config: perMinute(deps.guestLimit) },
    async (request, reply) => {
      return sendSession(request, reply, await guests.open(), 'guestidentity');
    },
  );

  app.post<{ Querystring: CookieQuery; Body: LogonBody }>(
    `${TRANSACTION_BASE}/loginidentity`,
    { schema: { querystring: cookieQuerySchema, body: logonBodySchema }, config: perMinute(deps.signInLimit) },
    async (request, reply) => {
      const logonId = request.body.logonId.trim().toLowerCase();
      const password = request.body.logonPassword;
      if (logonId === '') throw invalidParameter('logonId', 'logonId is required.');
      if (password === '') throw invalidParameter('logonPassword', 'logonPassword is required.');
      const rememberMe = (request.body.rememberMe ?? request.query.rememberMe) === 'true';
      const before = await identityBefore(identifier, request, reply);
      const session = await signIn({
        logonId,
        password,
        rememberMe,
        before,
        browser: readOwnCookie(request, 'knownBrowser'),
        address: request.ip,
      });
      return sendSession(request, reply, session, 'loginidentity');
    },
  );

  for (const resource of ['loginidentity', 'guestidentity']) {
    app.delete<{ Querystring: CookieQuery }>(
      `${TRANSACTION_BASE}/${resource}/@self`,
      { schema: { querystring: cookieQuerySchema } },
      async (request, reply) => {
        const before = await identityBefore(identifier, request, reply);
        if (before.kind !== 'generic') {
          await unitOfWork.run(async (trx) => {
            await sessions.save(trx, before);
            await sessions.end(trx, before.sessionId);
            if (before.kind === 'registered') await removeCouponsOfShopper(trx, before.shopperId);
            if (!isSignedIn(before)) return;
            const { shopperId } = before;
            await audit.record(trx, { kind: 'sign-out', outcome: 'done', shopperId, address: request.ip });
          });
        }
        if (wantsCookies(request)) clearIdentityCookies(request, reply);
        reply.header('cache-control', 'no-store');
        return {};
      },
    );
  }
};
