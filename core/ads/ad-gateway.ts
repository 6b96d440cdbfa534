import type { TaskEither } from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../shared/abort-signal';
import type { Unintelligible, Unreachable } from '../shared/upstream-failure';
import type { AdResponse, CatapultResponse } from './ad';
import type { CarouselCall, CatapultCall, GridCall } from './ad-call';

/** The reason for which a response other than 2xx is reported (ADS-08). */
export const ADS_REFUSED_MESSAGE = 'An error occurred while fetching the data.';

/** The proxy refused the call. Carries its response for the log. */
export interface AdsRefused {
  readonly kind: 'ads-refused';
  readonly message: typeof ADS_REFUSED_MESSAGE;
  readonly status: number;
  /** The JSON of the proxy's response; undefined if it had none. */
  readonly info: unknown;
}

export type AdFailure = AdsRefused | Unreachable | Unintelligible;

/**
 * Where ads come from. Asking changes nothing but what the ad server counts. Fails with `ads-refused` for a response that
 * is not 2xx, `unreachable` when none came in time or the call was aborted, `unintelligible` when the response is no ad answer
 * at all. A single ad that cannot be understood or that leads elsewhere than into a page is left out of the response: the
 * others are shown.
 */
export interface AdGateway {
  readonly grid: (call: GridCall, signal?: AbortSignalLike) => TaskEither<AdFailure, AdResponse>;
  readonly carousel: (call: CarouselCall, signal?: AbortSignalLike) => TaskEither<AdFailure, AdResponse>;
  readonly catapult: (call: CatapultCall, signal?: AbortSignalLike) => TaskEither<AdFailure, CatapultResponse>;
}
