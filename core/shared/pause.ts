import type { Task } from 'fp-ts/Task';

/** Waits this many milliseconds. Where no shopper watches (a page rendered without scripts) it may return at once. */
export type Pause = (milliseconds: number) => Task<void>;
