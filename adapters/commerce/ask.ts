import { pipe } from 'fp-ts/function';
import type { Decoder } from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { decode } from '../http/decode';
import type { HttpClient, HttpRequest } from '../http/http-client';

/** How the commerce service is called in failures and logs. */
export const COMMERCE = 'commerce';

/** Asks the commerce service and reads its answer; what its contract does not allow is `unintelligible`. */
export const ask = <A>(
  http: HttpClient,
  request: HttpRequest,
  codec: Decoder<unknown, A>,
): TE.TaskEither<UpstreamFailure, A> =>
  pipe(
    http(request),
    TE.chainEitherKW(({ body }) => decode(COMMERCE, codec)(body)),
  );

/** Takes the refusals that the rule recognises for this answer; other failures stay. */
export const answeredBy =
  <A>(recognises: (failure: UpstreamFailure) => boolean, answer: A) =>
  (task: TE.TaskEither<UpstreamFailure, A>): TE.TaskEither<UpstreamFailure, A> =>
    pipe(
      task,
      TE.orElse((failure) => (recognises(failure) ? TE.right(answer) : TE.left(failure))),
    );
