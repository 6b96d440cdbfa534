import { pipe } from 'fp-ts/function';
import type { Decoder } from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { decode } from '../http/decode';
import type { HttpClient, HttpRequest } from '../http/http-client';

/** The name of the commerce service in failures and logs. */
export const COMMERCE = 'commerce';

/** Calls the commerce service and decodes its response. Fails with `unintelligible` when it does not match the codec. */
export const callCommerce = <A>(
  http: HttpClient,
  request: HttpRequest,
  codec: Decoder<unknown, A>,
): TE.TaskEither<UpstreamFailure, A> =>
  pipe(
    http(request),
    TE.chainEitherKW(({ body }) => decode(COMMERCE, codec)(body)),
  );

/** Turns failures that the predicate recognises into a result. Other failures stay. */
export const recoverWith =
  <A>(recognises: (failure: UpstreamFailure) => boolean, response: A) =>
  (task: TE.TaskEither<UpstreamFailure, A>): TE.TaskEither<UpstreamFailure, A> =>
    pipe(
      task,
      TE.orElse((failure) => (recognises(failure) ? TE.right(response) : TE.left(failure))),
    );
