import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../shared/abort-signal';
import { isAborted } from '../shared/upstream-failure';
import type { Logger } from '../shared/logger';
import type { AdResponse, CatapultResponse } from './ad';
import { carouselCall, catapultCall, gridCall, type AdAudience, type GridPlaces } from './ad-call';
import type { AdFailure, AdGateway } from './ad-gateway';
import type { AdPage, AdPlatform } from './ad-page';
import { isLeft } from '../shared/either';

export interface FetchAdsPorts {
  readonly gateway: AdGateway;
  /** See `makeAdSessionId`. */
  readonly sessionId: IO<string>;
  /** Id of the signed-in customer; undefined for a guest, and without consent to tracking. */
  readonly customerId: IO<string | undefined>;
  readonly platform: IO<AdPlatform>;
  readonly logger: Logger;
}

/**
 * Fetches ads for a page (ADS-03…06). The audience and the platform are read for each call. A failure is logged in one
 * line and returned (ADS-07); an aborted call is not logged.
 */
export interface FetchAds {
  readonly grid: (page: AdPage, places: GridPlaces, signal?: AbortSignalLike) => TaskEither<AdFailure, AdResponse>;
  readonly carousel: (page: AdPage, signal?: AbortSignalLike) => TaskEither<AdFailure, AdResponse>;
  readonly catapult: (page: AdPage, signal?: AbortSignalLike) => TaskEither<AdFailure, CatapultResponse>;
}

// Written without the functions of fp-ts, because this code is part of a script that other sites load.
export const makeFetchAds = ({ gateway, sessionId, customerId, platform, logger }: FetchAdsPorts): FetchAds => {
  const audience = (): AdAudience => ({ sessionId: sessionId(), customerId: customerId() });
  const logged =
    <A>(what: string, ask: () => TaskEither<AdFailure, A>): TaskEither<AdFailure, A> =>
    async () => {
      const response = await ask()();
      if (isLeft(response) && !isAborted(response.left)) logger.warn(`no ${what}`, { ...response.left })();
      return response;
    };
  return {
    grid: (page, places, signal) =>
      logged('ads in the grid', () => gateway.grid(gridCall(page, places, platform(), audience()), signal)),
    carousel: (page, signal) =>
      logged('ads in the carousel', () => gateway.carousel(carouselCall(page, platform(), audience()), signal)),
    catapult: (page, signal) =>
      logged('catapult', () => gateway.catapult(catapultCall(page, platform(), audience()), signal)),
  };
};
