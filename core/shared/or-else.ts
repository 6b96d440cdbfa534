import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';

/** For what a page can do without: the task's answer, or the other one when it fails. */
export const orElse = <A>(task: TE.TaskEither<unknown, A>, otherwise: A): T.Task<A> =>
  pipe(
    task,
    TE.getOrElse(() => T.of(otherwise)),
  );
