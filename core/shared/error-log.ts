import type { Task } from 'fp-ts/Task';

/** Facts of an error for the shop's own log: names and numbers that the shop defines, nothing that a shopper typed. */
export type ErrorFacts = Readonly<Record<string, unknown>>;

/** The shop's log of errors on shoppers' pages (`{site}/api/log-error`, USR-10). */
export interface ErrorLog {
  /** Reports an error in a part of the shop. Never fails: a report that cannot be delivered is lost. */
  readonly report: (section: string, facts: ErrorFacts) => Task<void>;
}
