import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { HttpClient } from './http-client';

/**
 * A client whose failures go through the error-code router, once each, before the caller learns of them. What the
 * request takes for a response is left alone.
 */
export const routedHttpClient =
  (http: HttpClient, route: (failure: UpstreamFailure) => IO<void>): HttpClient =>
  (request) =>
    pipe(
      http(request),
      TE.tapError((failure) => TE.fromIO(request.answers?.(failure) === true ? () => undefined : route(failure))),
    );
