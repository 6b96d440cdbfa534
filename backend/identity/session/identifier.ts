import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { readIdentityCookies, setActivityCookie } from './identity-cookies.ts';
import { unsavedGuestOf, unsavedSessionOf } from './guest-identities.ts';
import { deviceOf } from './device.ts';
import type { Identity, UnsavedGuest } from './identity.ts';
import { readPresentedIdentity, type PresentedIdentity } from './presented-identity.ts';
import type { SessionFault } from './session-failures.ts';
import { GUEST_LIFETIME_MS, type SessionRecord, type SessionStore } from './session-store.ts';
import type { SessionTokens } from './session-tokens.ts';

/** Identifies the sender of a request. */
export interface Identifier {
  /**
   * The shopper of the request, or the generic user when it has no token or cookie. Each use extends the session. Throws
   * a CommerceFailure when a token or cookie is forged, or its session has expired or ended.
   */
  identify(request: FastifyRequest, reply: FastifyReply): Promise<Identity>;
  /** As above, but ignores invalid tokens and cookies; for calls that open a new session anyway. */
  identifyLeniently(request: FastifyRequest): Promise<Identity>;
}

/** How often a session in use is written to the database at most; seldom for guests, whose sessions last thirty days. */
const TOUCH_INTERVALS_MS = { R: 30_000, G: 60 * 60_000 } as const;

const generic: Identity = { kind: 'generic' };

/** The session of a token; with `unsaved` set it has no row yet. */
interface Found extends SessionRecord {
  readonly unsaved?: UnsavedGuest;
}

export interface IdentifierDeps {
  readonly sessions: SessionStore;
  readonly tokens: SessionTokens;
  readonly unitOfWork: UnitOfWork;
  readonly clock: () => number;
}

/** Identity from sessions in the database. [USR-01] [USR-06] */
export const makeIdentifier = (deps: IdentifierDeps): Identifier => new SessionIdentifier(deps);

class SessionIdentifier implements Identifier {
  readonly #deps: IdentifierDeps;

  constructor(deps: IdentifierDeps) {
    this.#deps = deps;
  }

  readonly identify: Identifier['identify'] = async (request, reply) => {
    const reading = await this.#read(request);
    if (reading === undefined) return generic;
    const { session, identity } = reading;
    const recognisedOnly = identity.kind === 'registered' && identity.remembered;
    const hasRow = session.unsaved === undefined;
    const isDue = this.#deps.clock() - session.lastSeenAt >= TOUCH_INTERVALS_MS[session.kind];
    const isNew = session.kind === 'R' && !session.hasDevice;
    if (hasRow && !recognisedOnly && (isDue || isNew)) {
      await this.#pushForward(session, request, reply);
    }
    return identity;
  };

  readonly identifyLeniently: Identifier['identifyLeniently'] = async (request) => {
    try {
      return (await this.#read(request))?.identity ?? generic;
    } catch (error) {
      if (error instanceof CommerceFailure) return generic;
      throw error;
    }
  };

  #faultOf(session: SessionRecord, presented: PresentedIdentity): SessionFault | undefined {
    const now = this.#deps.clock();
    if (session.endedAt !== null) return 'ended';
    if (now >= session.lastSeenAt + GUEST_LIFETIME_MS) return 'expired';
    // The persistent cookie stays valid after the time-out, since it recognises the browser only.
    const timesOut = presented.purpose !== 'persistent' && session.expiresAt !== null;
    return timesOut && now >= (session.expiresAt ?? 0) ? 'expired' : undefined;
  }

  /** Resolves tokens that this server signed to sessions with a row and to guests who have saved nothing. */
  async #findSessions(presented: PresentedIdentity, address: string): Promise<readonly Found[]> {
    const { purpose, candidates } = presented;
    const verified = candidates.flatMap((candidate) => {
      const token = candidate && this.#deps.tokens.verify(purpose, candidate.shopperId, candidate.text);
      return token === undefined ? [] : [{ ...token, shopperId: candidate?.shopperId ?? 0 }];
    });
    if (verified.length === 0) return [];
    const rows = await this.#deps.sessions.find(
      purpose,
      verified.map(({ hash }) => hash),
    );
    const known = new Set(rows.map(({ tokenHash }) => tokenHash));
    const withoutRow = verified.filter(({ guestSince, hash }) => guestSince !== undefined && !known.has(hash));
    // A guest who registers keeps the id. The guest's old tokens must not open the account after their session is gone.
    const saved = await this.#deps.sessions.savedAmong(withoutRow.map(({ shopperId }) => shopperId));
    const unsaved = withoutRow.flatMap(({ shopperId, guestSince, hash }) =>
      guestSince === undefined || saved.has(shopperId) ? [] : [unsavedGuestOf(shopperId, guestSince, hash, address)],
    );
    return [...rows, ...unsaved.map((guest) => ({ ...unsavedSessionOf(guest), unsaved: guest }))];
  }

  async #findSession(presented: PresentedIdentity, address: string): Promise<Found> {
    const found = await this.#findSessions(presented, address);
    const faults = found.map((session) => this.#faultOf(session, presented));
    // With several live sessions the newest counts: the browser still has cookies of an earlier shopper.
    const live = found.filter((_, index) => faults[index] === undefined);
    const newest = live.toSorted((left, right) => right.createdAt - left.createdAt)[0];
    if (newest !== undefined) return newest;
    throw presented.failure(faults.includes('expired') ? 'expired' : (faults[0] ?? 'unknown'));
  }

  #toIdentity(session: Found, presented: PresentedIdentity): Identity {
    return {
      kind: session.kind === 'R' ? 'registered' : 'guest',
      shopperId: session.shopperId,
      sessionId: session.sessionId,
      // Guests have no password, so for them recognising the browser is enough.
      remembered: session.kind === 'R' && !presented.proves,
      unsaved: session.unsaved,
    };
  }

  async #pushForward(session: SessionRecord, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const device = deviceOf(request.headers['user-agent']);
    await this.#deps.unitOfWork.run((trx) => this.#deps.sessions.touch(trx, session, device));
    const activity = readIdentityCookies(request).activity.find((cookie) => cookie?.shopperId === session.shopperId);
    if (activity === undefined || session.expiresAt === null) return;
    const { shopperId, createdAt, kind } = session;
    const renewed = {
      shopperId,
      openedAt: createdAt,
      expiresAt: this.#deps.sessions.expiryFor(kind),
      activity: activity.text,
    };
    setActivityCookie(request, reply, renewed, this.#deps.clock());
  }

  async #read(request: FastifyRequest): Promise<{ session: Found; identity: Identity } | undefined> {
    const presented = readPresentedIdentity(request);
    if (presented === undefined) return undefined;
    const session = await this.#findSession(presented, request.ip);
    return { session, identity: this.#toIdentity(session, presented) };
  }
}
