import type { IO } from 'fp-ts/IO';

/** The log for the operators of the shop. Facts carry no personal data. Never fails. */
export interface Logger {
  readonly warn: (message: string, facts?: Readonly<Record<string, unknown>>) => IO<void>;
  readonly error: (message: string, facts?: Readonly<Record<string, unknown>>) => IO<void>;
}
