import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';

/**
 * Caches the results of public reads, by a key of the read and its arguments. A failure is not cached; an older result,
 * if there is one, is returned instead.
 */
export type ReadCache = <A>(key: string, read: TaskEither<UpstreamFailure, A>) => TaskEither<UpstreamFailure, A>;

/** Caches nothing; for the browser, where each page reads its data once. */
export const noReadCache: ReadCache = (_key, read) => read;
