import type { IO } from 'fp-ts/IO';

/** Where chance comes from. */
export interface Random {
  /** A random UUID, version 4. */
  readonly uuid: IO<string>;
  /** A number from 0 up to, not including, 1. */
  readonly fraction: IO<number>;
}
