import type { Task } from 'fp-ts/Task';

/** Copies a text to the clipboard; returns false when that was not possible. */
export type CopyText = (text: string) => Task<boolean>;
