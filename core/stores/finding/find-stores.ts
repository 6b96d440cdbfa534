import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { checkZip } from '../../forms/checks';
import { REQUIRED, ZIP_CODE } from '../../forms/messages';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import { isNear } from './near';
import { cleanPlaceText, isMeantAsZip } from './place-text';
import {
  byDistance,
  readClosures,
  readDetail,
  readPoints,
  type ClosedById,
  type ClosedStorePorts,
  type PointAway,
  type StoreDetail,
  type StoreDetailPorts,
  type StorePointPorts,
} from './read-stores';
import type { Coordinates } from '../../geolocation/coordinates';
import type { ClosedStore, NearStore, Place } from '../store';
import type { StoreGateway } from '../store-gateway';
import { isMilitaryZip, zipOf } from '../zip-code';

/** Where to search for stores: by a typed text, at one of the places that a text may mean, or around a position. */
export type StoreSearch =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'coordinates'; readonly coordinates: Coordinates };

export interface FoundStore extends NearStore {
  /**
   * Why and how long the store is closed; undefined when it is open. A closed store can be shown but not chosen
   * (STO-04).
   */
  readonly closed: ClosedStore | undefined;
}

export interface FoundStores {
  /** The place that was used; undefined for a position, and for a ZIP code unless no store is near it. */
  readonly place: Place | undefined;
  /** Other places that the text may mean, most likely first, for the shopper to choose from. */
  readonly otherPlaces: ReadonlyArray<Place>;
  /** Nearest first; a store whose details could not be read is missing. */
  readonly stores: ReadonlyArray<FoundStore>;
  readonly missing: Missing;
}

/** The parts that could not be read. */
export interface Missing {
  /** Whether the list of closed stores is missing. */
  readonly closures: boolean;
  /** Whether stores were left out because their details could not be read. */
  readonly details: boolean;
}

/** The typed text cannot be searched for; `message` is for the shopper (FRM-02, FRM-08). */
export interface UnusableText {
  readonly kind: 'nothing-typed' | 'invalid-zip';
  readonly message: string;
}

/** There is no place of this name, or no such ZIP code; `text` is the search text. */
export interface NoSuchPlace {
  readonly kind: 'no-such-place';
  readonly text: string;
}

/** A ZIP code of military mail (APO, FPO, DPO), which is valid and near no store. */
export interface MilitaryMail {
  readonly kind: 'military-mail';
  readonly zipCode: string;
}

export type FindStoresError = UnusableText | NoSuchPlace | MilitaryMail | UpstreamFailure;

export type FindStoresPorts = StorePointPorts &
  ClosedStorePorts &
  StoreDetailPorts & { readonly stores: Pick<StoreGateway, 'nearestByZip' | 'places'> };

/**
 * Finds stores for the locator and for the choice of a store (STO-08, STO-09). Digits are a ZIP code, with or without
 * four more digits; any other text is the name of a place, of which the most likely one is used. Closed stores are
 * included and marked.
 */
export type FindStores = (search: StoreSearch, count?: number) => TE.TaskEither<FindStoresError, FoundStores>;

const USUAL_COUNT = 10;

export const makeFindStores =
  (ports: FindStoresPorts): FindStores =>
  (search, count = USUAL_COUNT) => {
    switch (search.kind) {
      case 'text':
        return byText(ports, search.text, count);
      case 'place':
        return atPlaces(ports, [search.place], count);
      case 'coordinates':
        return around(ports, search.coordinates, count);
    }
  };

const byText = (ports: FindStoresPorts, typed: string, count: number): ReturnType<FindStores> => {
  const text = cleanPlaceText(typed);
  if (text === '') return TE.left({ kind: 'nothing-typed', message: REQUIRED });
  if (isMeantAsZip(text)) return byZip(ports, text, count);
  return pipe(
    ports.stores.places(text),
    TE.chainW((places) => (places.length === 0 ? TE.left(noSuchPlace(text)) : atPlaces(ports, places, count))),
  );
};

const byZip = (ports: FindStoresPorts, typed: string, count: number): ReturnType<FindStores> => {
  const zipCode = zipOf(typed);
  if (zipCode === undefined) return TE.left({ kind: 'invalid-zip', message: ZIP_CODE });
  if (isMilitaryZip(zipCode)) return TE.left({ kind: 'military-mail', zipCode });
  return pipe(
    atZip(ports, zipCode, count),
    TE.filterOrElseW(
      ({ stores }) => stores.length > 0,
      () => noSuchPlace(zipCode),
    ),
    TE.bindTo('found'),
    TE.bindW('place', ({ found }) =>
      found.stores.some(isNear) ? TE.right(undefined) : TE.fromTask(placeOfZip(ports, zipCode)),
    ),
    TE.map(({ place, found }) => ({ place, otherPlaces: [], ...found })),
  );
};

/** Returns the place of a ZIP code, by name; undefined when it cannot be found. */
const placeOfZip = ({ stores }: FindStoresPorts, zipCode: string): T.Task<Place | undefined> =>
  pipe(
    stores.places(zipCode),
    TE.match(
      () => undefined,
      (places) => places.find((place) => place.zipCode === zipCode),
    ),
  );

const noSuchPlace = (text: string): NoSuchPlace => ({ kind: 'no-such-place', text });

/**
 * Returns the stores near the first place: by its ZIP code, whose response includes the details, or else by its
 * coordinates.
 */
const atPlaces = (
  ports: FindStoresPorts,
  [place, ...otherPlaces]: ReadonlyArray<Place>,
  count: number,
): ReturnType<FindStores> =>
  place === undefined
    ? TE.right({ place, otherPlaces, stores: [], missing: NOTHING })
    : pipe(
        checkZip(place.zipCode) === undefined ? atZip(ports, place.zipCode, count) : near(ports, place, count),
        TE.map((found) => ({ place, otherPlaces, ...found })),
      );

const around = (ports: FindStoresPorts, coordinates: Coordinates, count: number): ReturnType<FindStores> =>
  pipe(
    near(ports, coordinates, count),
    TE.map((found) => ({ place: undefined, otherPlaces: [], ...found })),
  );

const NOTHING: Missing = { closures: false, details: false };

type Stores = TE.TaskEither<UpstreamFailure, Pick<FoundStores, 'stores' | 'missing'>>;

const atZip = (ports: FindStoresPorts, zipCode: string, count: number): Stores =>
  pipe(
    TE.Do,
    TE.apS('stores', ports.stores.nearestByZip(zipCode, count)),
    TE.apSW('closed', TE.fromTask(readClosures(ports))),
    TE.map(({ stores, closed }) => ({
      stores: stores.slice(0, count).map(marked(closed)),
      missing: { closures: O.isNone(closed), details: false },
    })),
  );

const near = (ports: FindStoresPorts, coordinates: Coordinates, count: number): Stores =>
  pipe(
    TE.Do,
    TE.apS('points', readPoints(ports)),
    TE.apSW('closed', TE.fromTask(readClosures(ports))),
    TE.bindW('details', ({ points }) => TE.fromTask(inBatches(ports, byDistance(coordinates, points).slice(0, count)))),
    TE.map(({ closed, details }) => ({
      stores: details
        .flatMap(({ detail, distance }) => (detail.kind === 'read' ? [{ store: detail.store, distance }] : []))
        .map(marked(closed)),
      missing: { closures: O.isNone(closed), details: details.some(({ detail }) => detail.kind === 'unread') },
    })),
  );

interface DetailAway extends Pick<NearStore, 'distance'> {
  readonly detail: StoreDetail;
}

/** How many details are requested at once, so that one anonymous request does not overload the service. */
const BATCH = 10;

/** Reads details in batches, and stops after a batch in which every read failed. */
const inBatches = (ports: FindStoresPorts, points: ReadonlyArray<PointAway>): T.Task<ReadonlyArray<DetailAway>> =>
  pipe(
    points.slice(0, BATCH),
    T.traverseArray(detailOf(ports)),
    T.bindTo('batch'),
    T.bind('rest', ({ batch }) =>
      points.length <= BATCH || batch.every(({ detail }) => detail.kind === 'unread')
        ? T.of([])
        : inBatches(ports, points.slice(BATCH)),
    ),
    T.map(({ batch, rest }) => [...batch, ...rest]),
  );

const detailOf =
  (ports: FindStoresPorts) =>
  ({ point, distance }: PointAway): T.Task<DetailAway> =>
    pipe(
      readDetail(ports)(point.id),
      T.map((detail) => ({ detail, distance })),
    );

const marked =
  (closed: O.Option<ClosedById>) =>
  (near: NearStore): FoundStore => ({
    ...near,
    closed: O.isSome(closed) ? closed.value.get(near.store.id) : undefined,
  });
