import type { IO } from 'fp-ts/IO';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Clock = IO<number>;
