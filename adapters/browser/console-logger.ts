import type { Logger } from '../../core/shared/logger';

export interface ConsoleLoggerOptions {
  readonly console: Pick<Console, 'warn' | 'error'>;
  /** Sends a report; see `errorBeacon`. */
  readonly send: (report: ErrorReport) => void;
}

/** Body of `POST /api/log-error`. */
export interface ErrorReport {
  readonly section: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Facts = Readonly<Record<string, unknown>>;

const SECTION = 'storefront';
const MAX_REPORTS = 20;
const MAX_REPORT_LENGTH = 4_000;

/**
 * Logs to the console and to the server's error log: each error once a page, and at most twenty, so that a repeating
 * fault does not flood the log. A report that cannot be sent is lost.
 */
export class ConsoleLogger implements Logger {
  readonly #reported = new Set<string>();
  readonly #options: ConsoleLoggerOptions;

  constructor(options: ConsoleLoggerOptions) {
    this.#options = options;
  }

  readonly warn: Logger['warn'] = (message, facts) => () => this.#options.console.warn(message, ...factsOrNone(facts));

  readonly error: Logger['error'] = (message, facts) => () => {
    this.#options.console.error(message, ...factsOrNone(facts));
    this.#report(message, facts);
  };

  #report(message: string, facts: Facts = {}): void {
    const data = bounded(message, facts);
    const key = JSON.stringify(data);
    if (this.#reported.has(key) || this.#reported.size >= MAX_REPORTS) return;
    this.#reported.add(key);
    try {
      this.#options.send({ section: SECTION, data });
    } catch {
      // A browser may refuse to send a report; the console has the error.
    }
  }
}

const factsOrNone = (facts: Facts | undefined): ReadonlyArray<Facts> => (facts === undefined ? [] : [facts]);

/** Returns the message with those of its facts that are small enough and can be serialised. */
const bounded = (message: string, facts: Facts): Facts => {
  const short = { message: message.slice(0, 500) };
  try {
    const written = JSON.stringify({ ...facts, ...short }, (_key, value: unknown) =>
      value instanceof Error ? { name: value.name, message: value.message } : value,
    );
    return written.length <= MAX_REPORT_LENGTH ? (JSON.parse(written) as Facts) : short;
  } catch {
    return short;
  }
};
