import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { Logger } from './logger';
import type { UpstreamFailure } from './upstream-failure';

/**
 * Returns a handler for a failure that a page can do without: it logs the failure in one line and returns `fallback`.
 */
export const logAndDefault =
  <A>(logger: Logger, message: string, fallback: A) =>
  ({ kind, service }: UpstreamFailure): T.Task<A> =>
    pipe(
      T.fromIO(logger.warn(message, { kind, service })),
      T.map(() => fallback),
    );
