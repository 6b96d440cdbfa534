import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Decoder } from 'io-ts';
import { decode } from '@shop/adapters/http/decode';
import type { HttpClient, HttpRequest } from '@shop/adapters/http/http-client';
import type { UpstreamFailure } from '@shop/core/shared/upstream-failure';

/** Calls the engine and decodes its response. Fails with `unintelligible` when it does not match the codec. */
export const callToy = <A>(
  http: HttpClient,
  request: HttpRequest,
  codec: Decoder<unknown, A>,
): TE.TaskEither<UpstreamFailure, A> =>
  pipe(
    http(request),
    TE.chainEitherKW(({ body }) => decode('toy', codec)(body)),
  );
