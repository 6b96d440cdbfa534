import { sql } from 'kysely';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import type { UnsavedGuest } from './identity.ts';
import type { OpenedSession, SessionRecord } from './session-store.ts';
import type { SessionTokens } from './session-tokens.ts';

/** Creates guest identities. */
export interface GuestIdentities {
  /**
   * Creates a guest that exists in its signed tokens only: no row is written until the guest saves something. Rejects when
   * the database gives no number for it.
   */
  open(): Promise<OpenedSession>;
}

/** How many numbers are reserved in the database at once; those left when the process ends stay unused. */
const NUMBERS_PER_BLOCK = 1_000;
const MAX_PERSONALIZATIONS = 1_000_000;

/** Gives shopper ids for guests from a reserved block, so that not each of them needs a write. */
const makeShopperNumbers = (unitOfWork: UnitOfWork): (() => Promise<number>) => {
  let next = 0;
  let end = 0;
  let reserving: Promise<void> | undefined;

  const reserve = async (): Promise<void> => {
    const { rows } = await unitOfWork.run((trx) =>
      sql<{ seq: number }>`update sqlite_sequence set seq = seq + ${NUMBERS_PER_BLOCK} where name = 'shopper'
        returning seq`.execute(trx),
    );
    const [last] = rows;
    if (last === undefined) throw new Error('the table of shoppers has no sequence of numbers');
    end = last.seq + 1;
    next = end - NUMBERS_PER_BLOCK;
  };

  return async () => {
    while (next >= end) {
      reserving ??= reserve().finally(() => {
        reserving = undefined;
      });
      await reserving;
    }
    next += 1;
    return next - 1;
  };
};

/** A personalization id in the platform's format, derived so that the same guest always gets the same one. */
const personalizationIdOf = (issuedAt: number, tokenHash: string): string =>
  `${issuedAt}-${1 + (Buffer.from(tokenHash, 'base64url').readUInt32BE(0) % (MAX_PERSONALIZATIONS - 1))}`;

const sessionIdOf = (tokenHash: string): string => `guest-${tokenHash}`;

/** The guest of a verified token that has no row in the database. */
export const unsavedGuestOf = (
  shopperId: number,
  issuedAt: number,
  tokenHash: string,
  address: string,
): UnsavedGuest => ({
  shopperId,
  sessionId: sessionIdOf(tokenHash),
  personalizationId: personalizationIdOf(issuedAt, tokenHash),
  issuedAt,
  tokenHash,
  address,
});

/** The session of such a guest, as if it had last been used when its tokens were issued. */
export const unsavedSessionOf = ({ shopperId, sessionId, issuedAt, tokenHash }: UnsavedGuest): SessionRecord => ({
  sessionId,
  shopperId,
  kind: 'G',
  createdAt: issuedAt,
  lastSeenAt: issuedAt,
  expiresAt: null,
  endedAt: null,
  hasDevice: false,
  tokenHash,
});

/** Guest identities in signed tokens instead of rows. [USR-06] [PLT-04] */
export const makeGuestIdentities = (deps: {
  readonly tokens: SessionTokens;
  readonly unitOfWork: UnitOfWork;
  readonly clock: () => number;
}): GuestIdentities => {
  const nextNumber = makeShopperNumbers(deps.unitOfWork);
  return {
    open: async () => {
      const shopperId = await nextNumber();
      const openedAt = deps.clock();
      const { activity, trusted, persistent, hash } = deps.tokens.issueGuest(shopperId, openedAt);
      return {
        sessionId: sessionIdOf(hash),
        shopperId,
        kind: 'G',
        personalizationId: personalizationIdOf(openedAt, hash),
        rememberMe: false,
        openedAt,
        expiresAt: null,
        activity,
        trusted,
        persistent,
      };
    },
  };
};
