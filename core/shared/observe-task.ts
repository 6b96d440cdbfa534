import type { Task } from 'fp-ts/Task';
import { Observable } from 'rxjs';
import { makeAbortController, type AbortSignalLike } from './abort-signal';

/**
 * Runs a task for each subscriber and emits its result once. Unsubscribing before that aborts the signal which the task
 * was made with, and nothing is emitted. A task never fails, so neither does the observable.
 */
export const observeTask = <A>(makeTask: (signal: AbortSignalLike) => Task<A>): Observable<A> =>
  new Observable((subscriber) => {
    const { signal, abort } = makeAbortController();
    void makeTask(signal)().then((result) => {
      subscriber.next(result);
      subscriber.complete();
    });
    return abort;
  });
