import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Runs changes in transactions: each is complete and durable, or has no effect. */
export interface UnitOfWork {
  /**
   * Runs the job in a transaction and resolves once it is committed. When the job rejects, it has no effect and the
   * result rejects with the same error. The job must use `trx` alone and must not start another unit of work. [PLT-04]
   */
  run<T>(job: (trx: Transaction<Database>) => Promise<T>): Promise<T>;
}

interface Waiting {
  /** Runs the job. Returns a function that settles the caller's promise; call it once the outcome is durable. */
  readonly attempt: (trx: Transaction<Database>, alone: boolean) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

interface Caller<T> {
  readonly resolve: (result: T) => void;
  readonly reject: (error: unknown) => void;
}

const JOBS_PER_COMMIT = 64;

/**
 * Waits until requests that have reached this process are read, before a batch is formed. Statements are synchronous,
 * so without this pause the first request would be committed alone.
 */
const everythingThatArrived = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/**
 * Runs the job in a savepoint. Returns a function that settles its caller's promise. Rejects when the savepoint itself
 * is lost: some failures, such as a full disk, end the whole transaction, and the following jobs must not run without
 * one.
 */
const inSavepoint = async <T>(
  trx: Transaction<Database>,
  job: (trx: Transaction<Database>) => Promise<T>,
  { resolve, reject }: Caller<T>,
): Promise<() => void> => {
  await sql`savepoint job`.execute(trx);
  let response: () => void;
  try {
    const result = await job(trx);
    response = () => resolve(result);
  } catch (error) {
    await sql`rollback to savepoint job`.execute(trx);
    response = () => reject(error);
  }
  await sql`release savepoint job`.execute(trx);
  return response;
};

/**
 * Group commit: jobs that arrive while a transaction is being written share the next one, each in its own savepoint, so
 * that one flush to disk serves many requests. No job resolves before that flush.
 */
export const makeUnitOfWork = (database: Kysely<Database>): UnitOfWork => {
  const waiting: Waiting[] = [];
  let working = false;

  const commitBatch = async (batch: readonly Waiting[]): Promise<void> => {
    const responses: (() => void)[] = [];
    try {
      await database.transaction().execute(async (trx) => {
        for (const entry of batch) responses.push(await entry.attempt(trx, batch.length === 1));
      });
      responses.forEach((response) => response());
    } catch (error) {
      batch.forEach((entry) => entry.fail(error));
    }
  };

  const work = async (): Promise<void> => {
    working = true;
    while (waiting.length > 0) {
      await everythingThatArrived();
      await commitBatch(waiting.splice(0, JOBS_PER_COMMIT));
    }
    working = false;
  };

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({
          attempt: async (trx, alone) => {
            if (!alone) return inSavepoint(trx, job, { resolve, reject });
            // A single job needs no savepoint: its failure rolls back the whole transaction.
            const result = await job(trx);
            return () => resolve(result);
          },
          fail: reject,
        });
        if (!working) void work();
      }),
  };
};
