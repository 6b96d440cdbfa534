import { pipe } from 'fp-ts/function';
import type { Decoder } from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { decode } from '../http/decode';
import type { HttpClient, HttpRequest } from '../http/http-client';

/** The name of the commerce service in failures and logs. */
export const COMMERCE = 'commerce';

/** Calls the commerce service and decodes the body. Fails as `http` does, and with `unintelligible` on a mismatch. */
export const callCommerce = <A>(
  http: HttpClient,
  request: HttpRequest,
  codec: Decoder<unknown, A>,
): TE.TaskEither<UpstreamFailure, A> =>
  pipe(
    http(request),
    TE.chainEitherKW(({ body }) => decode(COMMERCE, codec)(body)),
  );

/** Replaces failures that `recognises` accepts by `response`. Passes other failures on. */
export const recoverWith =
  <A>(recognises: (failure: UpstreamFailure) => boolean, response: A) =>
  (task: TE.TaskEither<UpstreamFailure, A>): TE.TaskEither<UpstreamFailure, A> =>
    pipe(
      task,
      TE.orElse((failure) => (recognises(failure) ? TE.right(response) : TE.left(failure))),
    );
