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

type Request = (client: ConstructorClient) => Promise<unknown>;

/**
 * Calls the search service through its client library and decodes the response. Fails with `unreachable` when the library
 * cannot be loaded (SRC-08), and with `unintelligible` when the library rejects the response.
 */
export const callConstructor = <A>(
  load: LoadConstructorClient,
  kind: CallKind,
  request: Request,
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
      TE.tryCatch(() => client.withOptions({ kind, signal: signalOf(signal) }, () => request(client)), toFailure),
    ),
    TE.chainEitherKW(decode(SEARCH, codec)),
  );

const toFailure = (error: unknown): UpstreamFailure =>
  error instanceof SearchTransportError
    ? error.failure
    : { kind: 'unintelligible', service: SEARCH, problems: ['response: expected results, got something else'] };
