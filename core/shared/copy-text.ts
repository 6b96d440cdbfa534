import type { Task } from 'fp-ts/Task';

/** Puts a text where the shopper can paste it from; false when that was not possible. */
export type CopyText = (text: string) => Task<boolean>;
