import { randomBytes } from 'node:crypto';
import { openSqlite, type SqliteConnection } from '../../database/sqlite-connection.ts';
import type { CardBehaviour } from './test-cards.ts';

/** A payment of the double. Amounts are whole cents. */
export interface StoredIntent {
  readonly id: string;
  readonly secret: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'requires_action' | 'requires_capture' | 'requires_payment_method' | 'succeeded' | 'canceled';
  readonly capturable: number;
  readonly received: number;
  readonly refunded: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly customer: string | null;
  readonly method: string | null;
  readonly kind: 'card' | 'paypal';
  readonly saves: boolean;
  readonly returnUrl: string | null;
  readonly multicapture: boolean;
  /** Null until money is reserved. */
  readonly charge: string | null;
  readonly error: { readonly code: string; readonly decline_code?: string; readonly message: string } | null;
}

/** A card that is saved without a payment. */
export interface StoredSetup {
  readonly id: string;
  readonly secret: string;
  readonly created: number;
  readonly status: 'requires_action' | 'requires_payment_method' | 'succeeded';
  readonly customer: string;
  readonly method: string;
  readonly returnUrl: string | null;
  readonly error: StoredIntent['error'];
}

/** A card without its number and security code, or PayPal. */
export interface StoredMethod {
  readonly id: string;
  readonly created: number;
  readonly kind: 'card' | 'paypal';
  readonly customer: string | null;
  readonly isDetached: boolean;
  /** Whether it has paid without being saved, and so can pay no more. Missing: it has not. */
  readonly isSpent?: boolean;
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number } | null;
  readonly behaviour: CardBehaviour;
}

export interface StoredRefund {
  readonly id: string;
  readonly created: number;
  readonly intent: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface StoredCustomer {
  readonly id: string;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
}

/** The response of the first request with a key. */
export interface StoredResponse {
  readonly hash: string;
  readonly status: number;
  readonly body: string;
}

export interface WaitingEvent {
  readonly id: string;
  readonly body: string;
  readonly attempts: number;
}

interface Kinds {
  readonly intent: StoredIntent;
  readonly method: StoredMethod;
  readonly refund: StoredRefund;
  readonly customer: StoredCustomer;
  readonly setup: StoredSetup;
}

const SCHEMA = `
create table if not exists object (
  id text primary key, kind text not null, parent text not null default '', body text not null) strict;
create index if not exists object_by_parent on object (kind, parent);
create table if not exists response (
  key text primary key, hash text not null, status integer not null, body text not null,
  created_at integer not null) strict;
create index if not exists response_by_time on response (created_at);
create table if not exists event (
  id text primary key, body text not null, attempts integer not null default 0, next_try_at integer not null) strict;
create index if not exists event_by_time on event (next_try_at);
`;

const BUSY_MS = 5_000;

/** An id as Stripe makes them: a prefix and letters and digits that cannot be guessed. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(15).toString('hex')}`;

/**
 * The state of the embedded payment provider in a SQLite file of its own. All calls are synchronous; `transaction` makes
 * several of them one, written before it returns, so a killed process leaves each of them done or not done. It does not
 * wait for the disk: it moves no money that a power cut could lose. [PLT-04]
 */
export class DoubleStore {
  readonly #connection: SqliteConnection;

  /** `onCheckpointError` is that of `openSqlite`. */
  constructor(file: string, onCheckpointError?: (error: unknown) => void) {
    const options = { readOnly: false, busyTimeoutMs: BUSY_MS, survivesKillsOnly: true, onCheckpointError };
    this.#connection = openSqlite(file, options);
    // A write waits while the log is emptied. The provider has a thread of its own, so no request of the shop waits with it.
    this.#connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    this.#connection.exec(SCHEMA);
  }

  close(): void {
    this.#connection.close();
  }

  /** Runs the work in one transaction. When it throws, nothing of it stays. */
  transaction<A>(work: () => A): A {
    this.#connection.exec('begin immediate');
    try {
      const result = work();
      this.#connection.exec('commit');
      return result;
    } catch (error) {
      if (this.#connection.inTransaction()) this.#connection.exec('rollback');
      throw error;
    }
  }

  /** Writes an object. `parent` is what objects of this kind are listed or searched by. */
  put<K extends keyof Kinds>(kind: K, object: Kinds[K], parent: string): void {
    this.#connection.run(
      'insert into object (id, kind, parent, body) values (?, ?, ?, ?) on conflict (id) do update set parent = excluded.parent, body = excluded.body',
      [object.id, kind, parent, JSON.stringify(object)],
    );
  }

  get<K extends keyof Kinds>(kind: K, id: string): Kinds[K] | undefined {
    const { rows } = this.#connection.run('select body from object where id = ? and kind = ?', [id, kind]);
    return rows[0] === undefined ? undefined : parsed<Kinds[K]>(rows[0].body);
  }

  remove(kind: keyof Kinds, id: string): void {
    this.#connection.run('delete from object where id = ? and kind = ?', [id, kind]);
  }

  /** Removes up to 100 objects of a parent that were created before a time. It costs the same however many there are. */
  removeCreatedBefore(time: number, kind: keyof Kinds, parent: string): void {
    this.#connection.run(
      "delete from object where json_extract(body, '$.created') < ? and id in (select id from object where kind = ? and parent = ? order by rowid limit 100)",
      [time, kind, parent],
    );
  }

  /** The objects of a parent, the newest first. */
  list<K extends keyof Kinds>(kind: K, parent: string): readonly Kinds[K][] {
    const { rows } = this.#connection.run(
      'select body from object where kind = ? and parent = ? order by rowid desc limit 100',
      [kind, parent],
    );
    return rows.map(({ body }) => parsed<Kinds[K]>(body));
  }

  responseTo(key: string): StoredResponse | undefined {
    const { rows } = this.#connection.run('select hash, status, body from response where key = ?', [key]);
    const [row] = rows;
    if (row === undefined) return undefined;
    return { hash: String(row.hash), status: Number(row.status), body: String(row.body) };
  }

  keepResponse(key: string, { hash, status, body }: StoredResponse, now: number): void {
    this.#connection.run('insert into response (key, hash, status, body, created_at) values (?, ?, ?, ?, ?)', [
      key,
      hash,
      status,
      body,
      now,
    ]);
  }

  forgetResponsesBefore(time: number): void {
    this.#connection.run('delete from response where created_at < ?', [time]);
  }

  addEvent(id: string, body: string, now: number): void {
    this.#connection.run('insert into event (id, body, next_try_at) values (?, ?, ?)', [id, body, now]);
  }

  dueEvents(now: number, most: number): readonly WaitingEvent[] {
    const { rows } = this.#connection.run(
      'select id, body, attempts from event where next_try_at <= ? order by next_try_at, rowid limit ?',
      [now, most],
    );
    return rows.map(({ id, body, attempts }) => ({ id: String(id), body: String(body), attempts: Number(attempts) }));
  }

  removeEvent(id: string): void {
    this.#connection.run('delete from event where id = ?', [id]);
  }

  postponeEvent(id: string, until: number): void {
    this.#connection.run('update event set attempts = attempts + 1, next_try_at = ? where id = ?', [until, id]);
  }
}

/** The file is written by this class alone, so its content has the type that was written. */
const parsed = <A>(body: unknown): A => JSON.parse(String(body)) as A;
