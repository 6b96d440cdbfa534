import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';

/**
 * Remembers what a public read gave, by a key that names the read and its arguments. A failure is never remembered;
 * where something older is known, it is given instead of a failure.
 */
export type ReadCache = <A>(key: string, read: TaskEither<UpstreamFailure, A>) => TaskEither<UpstreamFailure, A>;

/** Remembers nothing: for the browser, where each page reads what it needs once. */
export const noReadCache: ReadCache = (_key, read) => read;
