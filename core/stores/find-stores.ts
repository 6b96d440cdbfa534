import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { checkZip } from '../forms/checks';
import { REQUIRED } from '../forms/messages';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { cleanPlaceText, isMeantAsZip } from './place-text';
import {
  byDistance,
  readClosed,
  readDetail,
  readPoints,
  type ClosedStorePorts,
  type StoreDetailPorts,
  type StorePointPorts,
} from './read-stores';
import type { ClosedStore, Coordinates, NearStore, Place } from './store';
import type { StoreGateway } from './store-gateway';

/** Where stores are looked for: as typed, at one of the places that a text may have meant, or around a position. */
export type StoreSearch =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'coordinates'; readonly coordinates: Coordinates };

export interface FoundStore extends NearStore {
  /** Why and how long the store is closed; it can be shown but not chosen (STO-04). Undefined when it is not. */
  readonly closed: ClosedStore | undefined;
}

export interface FoundStores {
  /** The place that was taken; undefined for a ZIP code and for a position. */
  readonly place: Place | undefined;
  /** Others that the text may mean, likeliest first, for the shopper to choose from. */
  readonly otherPlaces: ReadonlyArray<Place>;
  /** Nearest first; a store of which the details could not be had is missing. */
  readonly stores: ReadonlyArray<FoundStore>;
}

/** What was typed cannot be looked for; `message` is for the shopper (FRM-02, FRM-08). */
export interface UnusableText {
  readonly kind: 'nothing-typed' | 'invalid-zip';
  readonly message: string;
}

/** There is no place of that name, or no such ZIP code; `text` is what was looked for. */
export interface NoSuchPlace {
  readonly kind: 'no-such-place';
  readonly text: string;
}

export type FindStoresError = UnusableText | NoSuchPlace | UpstreamFailure;

export type FindStoresPorts = StorePointPorts &
  ClosedStorePorts &
  StoreDetailPorts & { readonly stores: Pick<StoreGateway, 'nearestByZip' | 'places'> };

/**
 * Stores for the locator and for the choice of a store (STO-08, STO-09): five digits are a ZIP code, any other text is
 * the name of a place, of which the likeliest is taken. Closed stores are among them, and marked.
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
    TE.chainW((places) => (places.length === 0 ? noSuchPlace(text) : atPlaces(ports, places, count))),
  );
};

const byZip = (ports: FindStoresPorts, zipCode: string, count: number): ReturnType<FindStores> => {
  const message = checkZip(zipCode);
  return message !== undefined
    ? TE.left({ kind: 'invalid-zip', message })
    : pipe(
        atZip(ports, zipCode, count),
        TE.chainEitherKW((stores) =>
          stores.length === 0
            ? E.left<NoSuchPlace>({ kind: 'no-such-place', text: zipCode })
            : E.right({ place: undefined, otherPlaces: [], stores }),
        ),
      );
};

const noSuchPlace = (text: string): TE.TaskEither<NoSuchPlace, never> => TE.left({ kind: 'no-such-place', text });

/** A place with a ZIP code is asked for by that, which brings the details along; another one by where it is. */
const atPlaces = (
  ports: FindStoresPorts,
  [place, ...otherPlaces]: ReadonlyArray<Place>,
  count: number,
): ReturnType<FindStores> =>
  place === undefined
    ? TE.right({ place, otherPlaces, stores: [] })
    : pipe(
        checkZip(place.zipCode) === undefined ? atZip(ports, place.zipCode, count) : near(ports, place, count),
        TE.map((stores) => ({ place, otherPlaces, stores })),
      );

const around = (ports: FindStoresPorts, coordinates: Coordinates, count: number): ReturnType<FindStores> =>
  pipe(
    near(ports, coordinates, count),
    TE.map((stores) => ({ place: undefined, otherPlaces: [], stores })),
  );

type Stores = TE.TaskEither<UpstreamFailure, ReadonlyArray<FoundStore>>;

const atZip = (ports: FindStoresPorts, zipCode: string, count: number): Stores =>
  pipe(
    TE.Do,
    TE.apS('stores', ports.stores.nearestByZip(zipCode, count)),
    TE.apSW('closed', TE.fromTask(readClosed(ports))),
    TE.map(({ stores, closed }) => stores.slice(0, count).map((near) => marked(closed, near))),
  );

const near = (ports: FindStoresPorts, coordinates: Coordinates, count: number): Stores =>
  pipe(
    TE.Do,
    TE.apS('points', readPoints(ports)),
    TE.apSW('closed', TE.fromTask(readClosed(ports))),
    TE.chainTaskK(({ points, closed }) =>
      pipe(
        byDistance(coordinates, points).slice(0, count),
        T.traverseArray(({ point, distance }) =>
          pipe(
            readDetail(ports)(point.id),
            T.map((detail) => (detail.kind === 'read' ? [marked(closed, { store: detail.store, distance })] : [])),
          ),
        ),
        T.map((found) => found.flat()),
      ),
    ),
  );

const marked = (closed: ReadonlyMap<string, ClosedStore>, near: NearStore): FoundStore => ({
  ...near,
  closed: closed.get(near.store.id),
});
