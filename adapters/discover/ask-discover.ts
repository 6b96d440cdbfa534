import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import type { Decoder } from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { WithAccessToken } from '../../core/search/access/with-access-token';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { decode } from '../http/decode';
import type { HttpAnswer, HttpClient } from '../http/http-client';
import { signalOf } from '../http/signal-of';
import type { DiscoverContext } from './discover-context';
import { bodyOf, type DiscoverQuestion } from './discover-question';
import { answerAbout, errorsWire } from './discover-wire';

/** How the service is called in failures and logs. */
export const SEARCH = 'search';

export interface DiscoverParts {
  /** Below it is the service's own interface. */
  readonly http: HttpClient;
  readonly withAccessToken: WithAccessToken;
  readonly context: IO<DiscoverContext>;
}

/**
 * Asks the search and recommendation service one question, with a token that holds, and reads the answer. Errors that
 * come with a 200 are a refusal. A question that is given up ends at once.
 */
export type AskDiscover = <A>(
  question: DiscoverQuestion,
  codec: Decoder<unknown, A>,
  signal?: AbortSignalLike,
) => TE.TaskEither<UpstreamFailure, A>;

export const makeAskDiscover =
  ({ http, withAccessToken, context }: DiscoverParts): AskDiscover =>
  (question, codec, signal) =>
    pipe(
      withAccessToken(
        (accessToken) =>
          http({
            kind: question.kind,
            method: 'POST',
            path: 'api/search-rec/3',
            isRead: true,
            headers: { authorization: `Bearer ${accessToken}` },
            body: bodyOf(question, context()),
            signal: signalOf(signal),
          }),
        signal,
      ),
      TE.chainEitherK(unlessRefused),
      TE.map(answerAbout(question.rfkid)),
      TE.chainEitherKW(decode(SEARCH, codec)),
    );

const unlessRefused = ({ status, body }: HttpAnswer): E.Either<UpstreamFailure, unknown> =>
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
            codes: first.code === undefined ? [] : [first.code],
            message: first.message,
            parameters: [],
          }),
    ),
  );
