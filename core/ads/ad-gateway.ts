import type { TaskEither } from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../shared/abort-signal';
import type { Unintelligible, Unreachable } from '../shared/upstream-failure';
import type { AdResponse, CatapultResponse } from './ad';
import type { CarouselCall, CatapultCall, GridCall } from './ad-call';

/** The message with which a response other than 2xx is reported (ADS-08). */
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
 * Requests ads from the storefront's proxy. A request changes nothing but the counts of the ad server. Fails with
 * `ads-refused` for a response that is not 2xx, with `unreachable` when no response came in time or the call was
 * aborted, and with `unintelligible` when the response has not the expected form. A single ad that cannot be decoded,
 * or that links to anything but a page, is left out of the response; the other ads are shown.
 */
export interface AdGateway {
  readonly grid: (call: GridCall, signal?: AbortSignalLike) => TaskEither<AdFailure, AdResponse>;
  readonly carousel: (call: CarouselCall, signal?: AbortSignalLike) => TaskEither<AdFailure, AdResponse>;
  readonly catapult: (call: CatapultCall, signal?: AbortSignalLike) => TaskEither<AdFailure, CatapultResponse>;
}
