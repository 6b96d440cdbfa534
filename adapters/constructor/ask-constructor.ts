import { pipe } from 'fp-ts/function';
import type { Decoder } from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { CallKind } from '../http/call-kind';
import { decode } from '../http/decode';
import { signalOf } from '../http/signal-of';
import { SEARCH, type ConstructorClient, type LoadConstructorClient } from './constructor-client';
import { SearchTransportError } from './search-transport';

type Question = (client: ConstructorClient) => Promise<unknown>;

/**
 * Asks the search service through its library and reads the answer. Without a library the service counts as not there
 * (SRC-08); an answer that the library rejects is `unintelligible`.
 */
export const askConstructor = <A>(
  load: LoadConstructorClient,
  kind: CallKind,
  question: Question,
  codec: Decoder<unknown, A>,
  signal?: AbortSignalLike,
): TE.TaskEither<UpstreamFailure, A> =>
  pipe(
    TE.tryCatch<UpstreamFailure, ConstructorClient>(load, () => ({
      kind: 'unreachable',
      service: SEARCH,
      cause: 'unavailable',
    })),
    TE.chain((client) =>
      TE.tryCatch(() => client.asking({ kind, signal: signalOf(signal) }, () => question(client)), toFailure),
    ),
    TE.chainEitherKW(decode(SEARCH, codec)),
  );

const toFailure = (error: unknown): UpstreamFailure =>
  error instanceof SearchTransportError
    ? error.failure
    : { kind: 'unintelligible', service: SEARCH, problems: ['response: expected results, got something else'] };
