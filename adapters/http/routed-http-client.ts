import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { HttpClient } from './http-client';

/**
 * A client that passes each failure to the error-code router once, before it returns it. Refusals that the request
 * expects are not routed.
 */
export const routedHttpClient =
  (http: HttpClient, route: (failure: UpstreamFailure) => IO<void>): HttpClient =>
  (request) =>
    pipe(
      http(request),
      TE.tapError((failure) =>
        TE.fromIO(request.isExpectedRefusal?.(failure) === true ? () => undefined : route(failure)),
      ),
    );
