import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * What is done in the background:
 *
 * - `release`: releases the payment of an attempt that became no order.
 * - `webhook`: reports a change of an order to the fulfilment side.
 * - `detach`: removes a saved card at the payment provider that was removed from a wallet.
 * - `forget-customer`: removes the customer of a deleted account at the payment provider.
 * - `mail`: hands a mail over.
 * - `discarded-mail`: removes a mail that is never sent.
 * - `repeat-delivery`: reminds of the next delivery of a plan, and places it when it is due.
 * - `appointment-reminder`: reminds of an appointment on the day before, or says that the store is closed.
 * - `card-arrival`: makes a temporary Petco Pay card a lasting one.
 * - `membership-end`: ends a cancelled membership after its last day.
 * - `stock-notices`: mails those who want to know that a product is in stock again, every minute.
 * - `cleanup`: removes rows that are no longer needed, every hour.
 */
export type JobKind =
  | 'release'
  | 'webhook'
  | 'detach'
  | 'forget-customer'
  | 'mail'
  | 'discarded-mail'
  | 'repeat-delivery'
  | 'appointment-reminder'
  | 'card-arrival'
  | 'membership-end'
  | 'stock-notices'
  | 'cleanup';

/** A job to be done. Times are milliseconds since 1970. */
export interface NewJob {
  readonly kind: JobKind;
  /** With a key that was used before, no job is added. Keys of finished jobs can be used again after ninety days. */
  readonly key?: string;
  /** The order that the job is about, for people who look at it. */
  readonly orderId?: number;
  /** JSON. Without secrets and personal data: it is shown to developers, and kept after the job. */
  readonly body: Readonly<Record<string, unknown>>;
  /** When it is done at the earliest; default `now`. */
  readonly runAt?: number;
  readonly now: number;
}

/** A job that a worker has leased. */
export interface LeasedJob {
  readonly id: number;
  readonly orderId: number | null;
  readonly body: string;
  /** Attempts since it was queued, run again or revived, this one included. */
  readonly attempts: number;
  /** Why the last attempt that was recorded failed; null when none was. */
  readonly problem: string | null;
  /** Identifies the lease. */
  readonly lease: number;
}

/** What became of a leased job. */
export type JobOutcome =
  | { readonly kind: 'done'; readonly at: number }
  /** Not a failure: the job runs again at this time, with its attempts counted anew. */
  | { readonly kind: 'again'; readonly at: number }
  | { readonly kind: 'retry'; readonly at: number; readonly problem: string }
  | { readonly kind: 'dead'; readonly at: number; readonly problem: string };

/** What is changed in the transaction in which an outcome is recorded. */
export type Follow = (trx: Transaction<Database>) => Promise<void>;

/** A job that is not done yet is waiting, running, failed (waits for another attempt), or dead (given up). */
export type JobState = 'waiting' | 'running' | 'failed' | 'dead';

export interface JobCount {
  readonly kind: string;
  readonly state: JobState;
  readonly count: number;
}

/** A job as people look at it. */
export interface ListedJob {
  readonly id: number;
  readonly kind: string;
  readonly orderId: number | null;
  readonly attempts: number;
  readonly queuedAt: number;
  readonly runAt: number;
  readonly deadAt: number | null;
  /** Why the last attempt failed. */
  readonly problem: string | null;
}

/**
 * The durable queue of background work. A job exists only if the transaction of its cause is committed, is leased by one
 * worker at a time across all processes, and is done at least once. All functions reject when the database fails, and
 * have changed nothing then. [GRW-03]
 */
export interface JobQueue {
  /** Adds a job in the transaction that it is about. Returns false when its key was used before. */
  enqueue(trx: Transaction<Database>, job: NewJob): Promise<boolean>;
  /**
   * Leases up to `most` due jobs of a kind, those that have been due for longest first: until `now + leaseMs` they are
   * not due for other workers.
   */
  lease(
    kind: string,
    options: { readonly now: number; readonly leaseMs: number; readonly most: number },
  ): Promise<readonly LeasedJob[]>;
  /**
   * Records the outcome of a leased job, and what follows from it in the same transaction. Returns false, with nothing
   * changed, when the lease had ended and another worker has leased the job since. Rejects, with nothing changed, when
   * `follow` rejects.
   */
  finish(job: Pick<LeasedJob, 'id' | 'lease'>, outcome: JobOutcome, follow?: Follow): Promise<boolean>;
  /** Makes a dead job due again, with its attempts counted anew. Returns false when it is not dead. */
  revive(id: number, now: number): Promise<boolean>;
  /** The jobs that are due, run, failed or are dead, counted by kind and state. Those that wait for their time are not. */
  count(now: number): Promise<readonly JobCount[]>;
  /** Up to `most` jobs in a state: the next ones first, dead ones from the latest on. */
  list(state: JobState, now: number, most: number): Promise<readonly ListedJob[]>;
}

/** The database in which the jobs are. */
export type JobDatabase = Kysely<Database>;
