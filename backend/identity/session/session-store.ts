import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { prepareListQuery } from '../../database/prepare-query.ts';
import type { Database } from '../../database/schema.ts';
import type { Device } from './device.ts';
import type { Identity } from './identity.ts';
import { insertGuest } from './insert-guest.ts';
import type { SessionTokens, TokenPurpose } from './session-tokens.ts';

/** A registered shopper has to sign in again after being inactive for this long. */
const SESSION_TIMEOUT_MS = 30 * 60_000;
/** A guest's session and cart are kept this long after the last visit. */
export const GUEST_LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** Sessions of one shopper that are kept, live or not; beyond them the oldest are removed. */
export const MAX_SESSIONS = 50;

export interface SessionRecord {
  readonly sessionId: string;
  readonly shopperId: number;
  readonly kind: 'G' | 'R';
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number | null;
  readonly endedAt: number | null;
  /** Whether the session's device is recorded; guests have none. */
  readonly hasDevice: boolean;
  /** Hash of the token by which the session was found. */
  readonly tokenHash: string;
}

/** A session that was just opened, with its tokens, which the server does not store. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly shopperId: number;
  readonly kind: 'G' | 'R';
  readonly personalizationId: string;
  readonly rememberMe: boolean;
  readonly openedAt: number;
  readonly expiresAt: number | null;
  readonly activity: string;
  readonly trusted: string;
  readonly persistent: string;
}

export interface SessionOwner {
  readonly shopperId: number;
  readonly kind: 'G' | 'R';
  readonly personalizationId: string;
}

export interface SessionStore {
  /** All sessions, live or not, with one of the token hashes. */
  find(purpose: TokenPurpose, hashes: readonly string[]): Promise<readonly SessionRecord[]>;
  /** Which of the shoppers have a row; a guest who has saved nothing has none. */
  savedAmong(shopperIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Opens a session inside the given transaction. Of the shopper's sessions the newest `MAX_SESSIONS` are kept. */
  open(trx: Transaction<Database>, owner: SessionOwner, rememberMe: boolean): Promise<OpenedSession>;
  /**
   * Inserts the rows of a guest who has none yet; must run before the transaction writes anything else for the guest. Does
   * nothing for other shoppers. False, without a write, when the guest's address has saved too many guests today.
   */
  save(trx: Transaction<Database>, identity: Identity): Promise<boolean>;
  /** Ends the session; does nothing when it has already ended. */
  end(trx: Transaction<Database>, sessionId: string): Promise<void>;
  /** Ends all sessions of the shopper except `keep`. */
  endAll(trx: Transaction<Database>, shopperId: number, keep?: string): Promise<void>;
  /** Extends the session from now and records what it is first used with. A session that has ended in the meantime stays ended. */
  touch(trx: Transaction<Database>, session: SessionRecord, device: Device): Promise<void>;
  expiryFor(kind: 'G' | 'R'): number | null;
}

const removeOldest = async (trx: Transaction<Database>, shopperId: number): Promise<void> => {
  await sql`delete from session where session_id in (select session_id from session where shopper_id = ${shopperId}
    order by created_at desc, rowid desc limit -1 offset ${MAX_SESSIONS})`.execute(trx);
};

const sessionsByHash = (hashColumn: 'activity_hash' | 'trusted_hash' | 'persistent_hash') =>
  prepareListQuery((database, hashes: readonly string[]) =>
    database
      .selectFrom('session')
      .innerJoin('shopper', 'shopper.shopper_id', 'session.shopper_id')
      .select([
        'session.session_id',
        'session.shopper_id',
        'shopper.kind',
        'session.created_at',
        'session.last_seen_at',
        'session.expires_at',
        'session.ended_at',
        'session.browser',
        `session.${hashColumn} as token_hash`,
      ])
      .where(`session.${hashColumn}`, 'in', hashes),
  );

const sessionsBy = {
  activity: sessionsByHash('activity_hash'),
  trusted: sessionsByHash('trusted_hash'),
  persistent: sessionsByHash('persistent_hash'),
} as const;

/**
 * Sessions in the database, timed by the given clock. `admitGuest` says whether one more guest of an address may
 * be saved today.
 */
export const makeSessionStore = (
  database: Kysely<Database>,
  tokens: SessionTokens,
  clock: () => number,
  admitGuest: (address: string) => boolean = () => true,
): SessionStore => new DatabaseSessionStore(database, tokens, clock, admitGuest);

class DatabaseSessionStore implements SessionStore {
  readonly #database: Kysely<Database>;
  readonly #tokens: SessionTokens;
  readonly #clock: () => number;
  readonly #admitGuest;

  constructor(
    database: Kysely<Database>,
    tokens: SessionTokens,
    clock: () => number,
    admitGuest: (address: string) => boolean = () => true,
  ) {
    this.#database = database;
    this.#tokens = tokens;
    this.#clock = clock;
    this.#admitGuest = admitGuest;
  }

  readonly expiryFor: SessionStore['expiryFor'] = (...args) => this.#expiryFor(...args);

  readonly find: SessionStore['find'] = async (purpose, hashes) => {
    const { rows } = await sessionsBy[purpose](this.#database, hashes);
    return rows.map((row) => ({
      sessionId: row.session_id,
      shopperId: row.shopper_id,
      kind: row.kind === 'R' ? 'R' : 'G',
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      endedAt: row.ended_at,
      hasDevice: row.browser !== null,
      tokenHash: row.token_hash,
    }));
  };

  readonly open: SessionStore['open'] = async (trx, { shopperId, kind, personalizationId }, rememberMe) => {
    const openedAt = this.#clock();
    const expiresAt = this.#expiryFor(kind);
    const sessionId = randomUUID();
    const activity = this.#tokens.issue('activity', shopperId);
    const trusted = this.#tokens.issue('trusted', shopperId);
    const persistent = this.#tokens.issue('persistent', shopperId);
    await trx
      .insertInto('session')
      .values({
        session_id: sessionId,
        shopper_id: shopperId,
        activity_hash: activity.hash,
        trusted_hash: trusted.hash,
        persistent_hash: persistent.hash,
        remember_me: rememberMe ? 1 : 0,
        created_at: openedAt,
        last_seen_at: openedAt,
        expires_at: expiresAt,
        ended_at: null,
      })
      .execute();
    await removeOldest(trx, shopperId);
    return {
      sessionId,
      shopperId,
      kind,
      personalizationId,
      rememberMe,
      openedAt,
      expiresAt,
      activity: activity.text,
      trusted: trusted.text,
      persistent: persistent.text,
    };
  };

  readonly savedAmong: SessionStore['savedAmong'] = async (shopperIds) => {
    if (shopperIds.length === 0) return new Set();
    const rows = await this.#database
      .selectFrom('shopper')
      .select('shopper_id')
      .where('shopper_id', 'in', shopperIds)
      .execute();
    return new Set(rows.map((row) => row.shopper_id));
  };

  readonly save: SessionStore['save'] = async (trx, identity) => {
    if (identity.kind === 'generic' || identity.unsaved === undefined) return true;
    const { unsaved } = identity;
    const saved = trx.selectFrom('session').select('session_id').where('session_id', '=', unsaved.sessionId);
    // A simultaneous request may have inserted the rows already.
    if ((await saved.executeTakeFirst()) !== undefined) return true;
    if (!this.#admitGuest(unsaved.address)) return false;
    await insertGuest(trx, unsaved, this.#clock());
    return true;
  };

  readonly end: SessionStore['end'] = async (trx, sessionId) => {
    await trx
      .updateTable('session')
      .set({ ended_at: this.#clock() })
      .where('session_id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute();
  };

  readonly endAll: SessionStore['endAll'] = async (trx, shopperId, keep) => {
    await trx
      .updateTable('session')
      .set({ ended_at: this.#clock() })
      .where('shopper_id', '=', shopperId)
      .where('ended_at', 'is', null)
      .$if(keep !== undefined, (query) => query.where('session_id', '!=', keep ?? ''))
      .execute();
  };

  readonly touch: SessionStore['touch'] = async (trx, session, device) => {
    await trx
      .updateTable('session')
      .set(({ fn, val }) => ({
        last_seen_at: this.#clock(),
        expires_at: this.#expiryFor(session.kind),
        browser: fn.coalesce('browser', val(device.browser)),
        system: fn.coalesce('system', val(device.system)),
      }))
      .where('session_id', '=', session.sessionId)
      .where('ended_at', 'is', null)
      .execute();
  };

  // Sessions of guests do not time out: they protect no account, and a time-out would lose the cart.
  readonly #expiryFor = (kind: 'G' | 'R'): number | null => (kind === 'R' ? this.#clock() + SESSION_TIMEOUT_MS : null);
}
