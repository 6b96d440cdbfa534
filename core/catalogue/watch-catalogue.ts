import * as E from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import { exhaustMap, timer, type SchedulerLike } from 'rxjs';
import type { Clock } from '../shared/clock';
import type { UpstreamFailure } from '../shared/upstream-failure';

/**
 * The version of the catalogue: a text that changes whenever products, prices or stock were imported, and again once
 * lists and search use the imported data, and when reviews or questions were published or withdrawn. Undefined when the backend has no version; fails when the request for it
 * fails.
 */
export type CatalogueVersion = TaskEither<UpstreamFailure, string | undefined>;

export interface WatchCataloguePorts {
  readonly version: CatalogueVersion;
  readonly clock: Clock;
  readonly scheduler?: SchedulerLike;
}

export interface CatalogueWatch {
  /**
   * The time of the last detected change, in milliseconds since 1970: data that was read before may be outdated. 0
   * before the first change.
   */
  readonly changedAt: IO<number>;
  /** Starts polling. The returned function stops it. */
  readonly start: () => () => void;
}

const LOOK_MS = 2_000;
/**
 * During an import the version changes many times a second; this is the shortest time between two cache invalidations.
 */
const LEAST_MS_BETWEEN = 4_000;

/**
 * Polls the version of the catalogue and of its search index, and detects a change within six seconds. A failed poll,
 * or a backend without a version, changes nothing: caches then keep their entries for their usual lifetime.
 */
export const makeWatchCatalogue = ({ version, clock, scheduler }: WatchCataloguePorts): CatalogueWatch => {
  let known: string | undefined;
  let changedAt = 0;

  const look = (seen: E.Either<UpstreamFailure, string | undefined>): void => {
    if (E.isLeft(seen) || seen.right === undefined || seen.right === known) return;
    const isFirst = known === undefined;
    if (!isFirst && clock() - changedAt < LEAST_MS_BETWEEN) return;
    known = seen.right;
    if (!isFirst) changedAt = clock();
  };

  return {
    changedAt: () => changedAt,
    start: () => {
      const looking = timer(0, LOOK_MS, scheduler)
        .pipe(exhaustMap(() => version()))
        .subscribe(look);
      return () => looking.unsubscribe();
    },
  };
};
