import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import type { Decoder } from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { WithAccessToken } from '../../core/search/access/with-access-token';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { decode } from '../http/decode';
import type { HttpResponse, HttpClient } from '../http/http-client';
import { signalOf } from '../http/signal-of';
import type { DiscoverContext } from './discover-context';
import { bodyOf, type DiscoverRequest } from './discover-request';
import { answerAbout, errorsWire } from './discover-wire';

/** The name of the service in failures and logs. */
export const SEARCH = 'search';

export interface DiscoverClientOptions {
  /** A client whose base URL is that of the service. */
  readonly http: HttpClient;
  readonly withAccessToken: WithAccessToken;
  readonly context: IO<DiscoverContext>;
}

/**
 * Sends one request to the search and recommendation service, with a valid access token, and decodes the response. Errors
 * in a response with status 200 are a `refused` failure. `signal` aborts the request.
 */
export type DiscoverClient = <A>(
  request: DiscoverRequest,
  codec: Decoder<unknown, A>,
  signal?: AbortSignalLike,
) => TE.TaskEither<UpstreamFailure, A>;

export const makeDiscoverClient =
  ({ http, withAccessToken, context }: DiscoverClientOptions): DiscoverClient =>
  (request, codec, signal) =>
    pipe(
      withAccessToken(
        (accessToken) =>
          http({
            kind: request.kind,
            method: 'POST',
            path: 'api/search-rec/3',
            isRead: true,
            headers: { authorization: `Bearer ${accessToken}` },
            body: bodyOf(request, context()),
            signal: signalOf(signal),
          }),
        signal,
      ),
      TE.chainEitherK(unlessRefused),
      TE.map(answerAbout(request.rfkid)),
      TE.chainEitherKW(decode(SEARCH, codec)),
    );

const unlessRefused = ({ status, body }: HttpResponse): E.Either<UpstreamFailure, unknown> =>
  pipe(
    body,
    decode(SEARCH, errorsWire),
    E.chainW(({ errors: [first] }) =>
      first === undefined
        ? E.right(body)
        : E.left<UpstreamFailure>({
            kind: 'refused',
            service: SEARCH,
            status,
            facts: [],
            codes: first.code === undefined ? [] : [first.code],
            message: first.message,
            parameters: [],
          }),
    ),
  );
