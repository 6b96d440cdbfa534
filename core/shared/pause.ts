import type { Task } from 'fp-ts/Task';

/** Waits that many milliseconds. Where nobody is watching (a page answered without scripts) it may be at once. */
export type Pause = (milliseconds: number) => Task<void>;
