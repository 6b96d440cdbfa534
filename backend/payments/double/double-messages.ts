import type { LogLevel } from '../../http/logging.ts';

/** What the thread needs to start. */
export interface DoubleThreadData {
  /** The SQLite file of its payments. */
  readonly file: string;
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly secretKey: string;
  /** Signs the events; the shop knows it, too. */
  readonly webhookSecret: string;
  readonly shopOrigins: readonly string[];
  readonly minimumChargeCents: number;
  /** The origin at which browsers reach it; undefined for the address that it listens on. */
  readonly publicOrigin: string | undefined;
  /** Limit of typed cards per address and minute. */
  readonly cardsPerMinute: number;
  readonly logLevel: LogLevel;
}

/** The thread's one message: that it listens, or why it cannot. */
export type DoubleMessage = { readonly origin: string } | { readonly problem: string; readonly cause: unknown };

/** What the thread is told. */
export type DoubleCommand = 'stop' | { readonly sendEventsTo: string };
