import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';

/** Returns the task's result, or `otherwise` when it fails; for data that a page can do without. */
export const orElse = <A>(task: TE.TaskEither<unknown, A>, otherwise: A): T.Task<A> =>
  pipe(
    task,
    TE.getOrElse(() => T.of(otherwise)),
  );
