import type { Generated } from 'kysely';

/** The queue of background work. Times are milliseconds since 1970. */

export interface JobTable {
  job_id: Generated<number>;
  /** See `JobKind`. */
  kind: string;
  /** Unique; null for jobs that may be added several times. */
  job_key: string | null;
  /** The order that the job is about. */
  order_id: number | null;
  /** JSON, without secrets and personal data. */
  body: string;
  queued_at: number;
  /** When it is done at the earliest. */
  run_at: number;
  /** Until then the job belongs to the worker that leased it. */
  leased_until: Generated<number>;
  /** How often it was leased since it was queued, run again or revived. */
  attempts: Generated<number>;
  /** How often it was leased at all: identifies a lease. */
  leases: Generated<number>;
  done_at: number | null;
  /** Set when it was given up; a person has to look at it. */
  dead_at: number | null;
  /** Why the last attempt failed. */
  problem: string | null;
}

export interface JobsTables {
  job: JobTable;
}
