import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { asyncScheduler, defer, firstValueFrom, map, race, timer, type SchedulerLike } from 'rxjs';
import { OFFERS_PATH } from '../paths/paths';
import type { Clock } from '../shared/clock';
import type { FindLocation, Location, LocationFailure, LocationMethod, LocationPermission } from './location';
import type { PermissionStore } from './permission-store';

export interface GeolocatePorts {
  readonly navigator: FindLocation;
  /** Google's service, which locates by the network's address. */
  readonly external: FindLocation;
  /** The cookies that the network's edge has set. */
  readonly edge: FindLocation;
  readonly permission: T.Task<LocationPermission>;
  readonly memory: PermissionStore;
  readonly clock: Clock;
}

export interface GeolocateInput {
  /** Path of the current page. */
  readonly page: string;
  /** Whether the shopper pressed a button for it. Without that, the browser must not show its permission prompt. */
  readonly isAsked: boolean;
}

/** No method found the location; the failures are in the order of the attempts. */
export interface NoLocation {
  readonly kind: 'no-location';
  readonly failures: ReadonlyArray<LocationFailure>;
}

/**
 * Locates the shopper by one method after the other: the navigator, the external service, the edge's cookies (GEO-01).
 * The navigator has 10 s; a later result is ignored. It is skipped on the offers page (GEO-02). It is also skipped when
 * it would show a permission prompt, unless the shopper pressed a button and was not prompted during the last 24 hours
 * (GEO-03). Coordinates outside of the earth fail. So does 0° 0° in the open sea, which services send for an unknown
 * position.
 */
export type GeolocateWithFallback = (input: GeolocateInput) => TE.TaskEither<NoLocation, Location>;

const NAVIGATOR_MS = 10_000;
const ASK_AGAIN_MS = 24 * 60 * 60 * 1_000;

export const TIMED_OUT = 'Timed out waiting for navigator API.';
export const SKIPPED_ON_OFFERS = 'Skipped navigator API on the offers page.';
export const SKIPPED_UNASKED = 'Skipped navigator API, which would have had to ask for permission.';
export const SKIPPED_ASKED_LATELY = 'Skipped navigator API, which asked for permission within the last 24 hours.';
export const UNUSABLE = 'The coordinates are not usable.';

export const makeGeolocateWithFallback =
  (ports: GeolocatePorts, scheduler: SchedulerLike = asyncScheduler): GeolocateWithFallback =>
  (input) =>
    firstOf([byNavigator(ports, input, scheduler), ports.external, ports.edge].map(checked));

const firstOf = (
  [way, ...rest]: ReadonlyArray<FindLocation>,
  failures: ReadonlyArray<LocationFailure> = [],
): TE.TaskEither<NoLocation, Location> =>
  way === undefined
    ? TE.left({ kind: 'no-location', failures })
    : pipe(
        way,
        TE.orElse((failure) => firstOf(rest, [...failures, failure])),
      );

const byNavigator = (ports: GeolocatePorts, input: GeolocateInput, scheduler: SchedulerLike): FindLocation =>
  isOffersPage(input.page)
    ? skipped(SKIPPED_ON_OFFERS)
    : pipe(
        TE.fromTask<LocationPermission, LocationFailure>(ports.permission),
        TE.chain((permission) => (permission === 'prompt' ? asking(ports, input) : TE.right(undefined))),
        TE.chain(() => within(NAVIGATOR_MS, ports.navigator, scheduler)),
      );

/** A trailing slash makes no difference. */
const isOffersPage = (page: string): boolean => page.replace(/\/$/, '') === OFFERS_PATH;

/** Records the time of the permission prompt, only when the browser shows it. */
const asking = (
  { memory, clock }: GeolocatePorts,
  { isAsked }: GeolocateInput,
): TE.TaskEither<LocationFailure, void> => {
  if (!isAsked) return skipped(SKIPPED_UNASKED);
  return TE.flatten(
    TE.fromIO(() => {
      const now = clock();
      const asked = memory.askedAt();
      // A time in the future comes from a wrong clock and is ignored.
      if (asked !== undefined && asked <= now && now - asked < ASK_AGAIN_MS) return skipped(SKIPPED_ASKED_LATELY);
      memory.markAsked(now)();
      return TE.right(undefined);
    }),
  );
};

const skipped = (message: string): TE.TaskEither<LocationFailure, never> => TE.left({ method: 'NAVIGATOR', message });

const within =
  (milliseconds: number, way: FindLocation, scheduler: SchedulerLike): FindLocation =>
  () =>
    firstValueFrom(
      race(
        defer(way),
        timer(milliseconds, scheduler).pipe(
          map((): E.Either<LocationFailure, Location> => E.left({ method: 'NAVIGATOR', message: TIMED_OUT })),
        ),
      ),
    );

const checked = (way: FindLocation): FindLocation =>
  pipe(
    way,
    TE.filterOrElse(isUsable, ({ method }): LocationFailure => unusable(method)),
  );

const unusable = (method: LocationMethod): LocationFailure => ({ method, message: UNUSABLE });

const isUsable = ({ latitude, longitude }: Location): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
