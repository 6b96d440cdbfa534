import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { FindLocation, LocationFailure, LocationPermission } from '../../core/geolocation/location';

/** What a browser offers of the position; old ones and insecure pages lack some of it or all. */
export interface LocatingNavigator {
  readonly geolocation?: Pick<Geolocation, 'getCurrentPosition'>;
  readonly permissions?: Pick<Permissions, 'query'>;
}

const NO_SUCH_API = 'This browser has no navigator API for the position.';

/**
 * The browser's own knowledge of where it is (GEO-01). It may ask its owner first; how long that is waited for is for
 * the caller to say. The message of a failure is the browser's own (GEO-02).
 */
export const makeNavigatorLocation =
  ({ geolocation }: LocatingNavigator): FindLocation =>
  () =>
    new Promise((resolve) => {
      const fail = (message: string): void => resolve(E.left(failed(message)));
      if (geolocation === undefined) return fail(NO_SUCH_API);
      try {
        geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => resolve(E.right({ latitude, longitude, method: 'NAVIGATOR' })),
          ({ code, message }) => fail(message || `The navigator API failed with code ${code}.`),
          { maximumAge: FIVE_MINUTES_MS },
        );
      } catch (error) {
        fail(E.toError(error).message);
      }
    });

/** A store does not come nearer meanwhile. */
const FIVE_MINUTES_MS = 5 * 60 * 1_000;

const failed = (message: string): LocationFailure => ({ method: 'NAVIGATOR', message });

/** Whether the browser would have to ask; one that does not say is taken to. */
export const makeNavigatorPermission =
  ({ permissions }: LocatingNavigator): Task<LocationPermission> =>
  async () => {
    try {
      return (await permissions?.query({ name: 'geolocation' }))?.state ?? 'prompt';
    } catch {
      return 'prompt';
    }
  };
