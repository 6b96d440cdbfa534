import * as E from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import { exhaustMap, timer, type SchedulerLike } from 'rxjs';
import type { Clock } from '../shared/clock';
import type { UpstreamFailure } from '../shared/upstream-failure';

/**
 * The version of the catalogue: a text that changes whenever products, prices or stock were imported, and again once
 * lists and search answer from what was imported. Undefined when the backend does not tell one; fails when it cannot be
 * asked.
 */
export type CatalogueVersion = TaskEither<UpstreamFailure, string | undefined>;

export interface WatchCataloguePorts {
  readonly version: CatalogueVersion;
  readonly clock: Clock;
  readonly scheduler?: SchedulerLike;
}

export interface CatalogueWatch {
  /** When a change was last noticed, in milliseconds since 1970: what was read before may be outdated. 0 before any. */
  readonly changedAt: IO<number>;
  /** Begins to look; gives what ends it. */
  readonly start: () => () => void;
}

const LOOK_MS = 2_000;
/** An import changes the version many times a second: caches live at least this long. */
const LEAST_MS_BETWEEN = 4_000;

/**
 * Notices that the catalogue or what lists are made from has changed, at most six seconds after it did. A look that fails, or a backend that tells
 * no version, changes nothing: caches then keep what they have for as long as they say.
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
