import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { FindLocation, LocationFailure, LocationPermission } from '../../core/geolocation/location';

/** The members of `navigator` for geolocation; old browsers and insecure pages lack some or all of them. */
export interface LocatingNavigator {
  readonly geolocation?: Pick<Geolocation, 'getCurrentPosition'>;
  readonly permissions?: Pick<Permissions, 'query'>;
}

const NO_SUCH_API = 'This browser has no navigator API for the position.';

/**
 * Locates with the browser (GEO-01), which may show a permission prompt. The caller limits the time. The message of a
 * failure is the browser's own (GEO-02).
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

/** A position of the last five minutes is recent enough to find stores. */
const FIVE_MINUTES_MS = 5 * 60 * 1_000;

const failed = (message: string): LocationFailure => ({ method: 'NAVIGATOR', message });

/** Returns the browser's permission for geolocation; `prompt` in a browser that does not report it. */
export const makeNavigatorPermission =
  ({ permissions }: LocatingNavigator): Task<LocationPermission> =>
  async () => {
    try {
      return (await permissions?.query({ name: 'geolocation' }))?.state ?? 'prompt';
    } catch {
      return 'prompt';
    }
  };
