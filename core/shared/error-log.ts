import type { Task } from 'fp-ts/Task';

/** Facts of an error for the shop's own log: names and numbers of our making, nothing that a shopper typed. */
export type ErrorFacts = Readonly<Record<string, unknown>>;

/** The shop's log of errors on shoppers' pages (`{site}/api/log-error`, USR-10). */
export interface ErrorLog {
  /** Reports an error of a part of the shop. Never fails: a report that does not arrive is lost. */
  readonly report: (section: string, facts: ErrorFacts) => Task<void>;
}
