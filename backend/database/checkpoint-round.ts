import type { DatabaseSync } from 'node:sqlite';

/** How long what was deleted or overwritten may stay in the write-ahead log. */
export const EMPTY_LOG_EVERY_MS = 60_000;

/** Set for the rounds by the thread's connection, for everything but the emptying of the log. */
export const CHECKPOINT_BUSY_MS = 5_000;

/**
 * Empties the log. Returns whether it did: it gives up at once when somebody writes, reads from the log, or makes another
 * checkpoint. It locks writers out while it copies what was committed since the last checkpoint.
 */
const emptyLog = (database: DatabaseSync): boolean => {
  database.exec('PRAGMA busy_timeout = 0');
  const outcome = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  database.exec(`PRAGMA busy_timeout = ${CHECKPOINT_BUSY_MS}`);
  return outcome?.busy === 0;
};

/**
 * Makes the function that is called again and again with the time. Each call copies committed pages from the log into
 * the file, without waiting for readers or writers. SQLite writes the log anew from its beginning and leaves the old
 * pages behind, so once a minute a call also empties the log: nothing that was deleted stays in it for longer than until
 * then. When somebody is in the way, the next call tries again. [ACC-07] [PLT-04]
 */
export const makeCheckpointRound = (database: DatabaseSync): ((now: number) => void) => {
  let emptyFrom = Number.NEGATIVE_INFINITY;
  return (now) => {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    if (now >= emptyFrom && emptyLog(database)) emptyFrom = now + EMPTY_LOG_EVERY_MS;
  };
};
