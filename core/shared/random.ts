import type { IO } from 'fp-ts/IO';

/** Generates random values. */
export interface Random {
  /** A random UUID, version 4. */
  readonly uuid: IO<string>;
  /** A random number from 0 to less than 1. */
  readonly fraction: IO<number>;
}
