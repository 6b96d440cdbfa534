import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../../../core/configuration/capabilities';
import { HOME_PATH, STORE_LOCATOR_PATH } from '../../../core/paths/paths';
import type { Breadcrumb } from '../../../core/catalogue/product';
import { isLeft } from '../../../core/shared/either';
import type { Clock } from '../../../core/shared/clock';
import type { FindStores, FindStoresError, FoundStores, StoreSearch } from '../../../core/stores/finding/find-stores';
import { isOpenAt } from '../../../core/stores/hours/opening-hours';
import { zipOf, unknownZipText } from '../../../core/stores/zip-code';
import type { Place, StorePoint } from '../../../core/stores/store';
import type { StoreGateway } from '../../../core/stores/store-gateway';
import type { UsGeography } from '../../../core/stores/finding/us-map';
import { isMeantAsZip } from '../../../core/stores/finding/place-text';
import { US_STATES, usStateNamed, usStateOf } from '../../../core/stores/finding/us-states';
import { militaryZipText } from '../../stores/store-messages';
import { breadcrumbJsonLd } from '../../page/json-ld';
import type { PageHead, PageLoader } from '../../page/page';
import { titleOf } from './locator-messages';
import { countryMap, dotsMap, foundMap } from './locator-map';
import { locatorUrl, MAX_COUNT, parseLocatorQuery, type LocatorQuery } from './locator-query';
import type { LocatorResult, ServiceChoice, StateWithStores, StoreLocatorData } from './store-locator-data';

export interface StoreLocatorLoaderPorts {
  readonly findStores: FindStores;
  readonly stores: Pick<StoreGateway, 'allStores' | 'places'>;
  readonly geography: UsGeography;
  readonly clock: Clock;
  readonly shop: string;
  readonly capabilities: Capabilities;
}

type Part = Pick<StoreLocatorData, 'result' | 'states' | 'map'> & {
  readonly status?: number;
  readonly isPartial?: boolean;
};

/**
 * Loads the store locator (STO-09): stores near a ZIP code, a place (`?q=`) or a position (`?lat=&lng=`), the stores of
 * a state (`?state=`), or all states. The name of a state opens the state's list. It reads no personal data, so that
 * the page can be shared.
 */
export const makeStoreLocatorLoader =
  (ports: StoreLocatorLoaderPorts): PageLoader<StoreLocatorData> =>
  (request) => {
    const query = parseLocatorQuery(request.query);
    const named = usStateNamed(query.text);
    if (named !== undefined && !named.isCityToo) {
      const url = locatorUrl({ state: named.state.code, listUrl: query.listUrl });
      return T.of({ kind: 'redirect', url, isPermanent: false });
    }
    return pipe(
      isUnreadable(request.query, query) ? withCountry(ports, UNREADABLE, 400) : partOf(ports, query),
      T.map(({ status = 200, isPartial = false, ...part }) => ({
        kind: 'page',
        data: { query, ...part, problem: undefined, now: ports.clock() },
        head: headOf(ports, query, part),
        status,
        // The page confirms the shopper's choice, so it must not be shared.
        isShareable: query.chosenId === undefined,
        isPartial,
      })),
    );
  };

/** Whether the typed text contains neither letters nor digits. */
const isUnreadable = (request: URLSearchParams, { text }: LocatorQuery): boolean =>
  text === '' && (request.get('q') ?? '').trim() !== '';

const partOf = (ports: StoreLocatorLoaderPorts, query: LocatorQuery): T.Task<Part> => {
  if (query.text !== '') return search(ports, query, { kind: 'text', text: query.text });
  if (query.position === 'unusable') return withCountry(ports, NO_POSITION, 400);
  if (query.position !== undefined) return search(ports, query, { kind: 'coordinates', coordinates: query.position });
  if (query.state === undefined) return withCountry(ports, { kind: 'browse' });
  return usStateOf(query.state) === undefined ? withCountry(ports, NO_STATE, 400) : stateList(ports, query.state);
};

const NO_POSITION: LocatorResult = {
  kind: 'nothing',
  title: 'We couldn’t find that location.',
  hint: 'Enter a ZIP code or a city, or choose a state.',
};
const UNREADABLE: LocatorResult = {
  kind: 'nothing',
  title: 'Please enter a ZIP code or a city.',
  hint: 'Or choose a state below.',
};
const NO_STATE: LocatorResult = {
  kind: 'nothing',
  title: 'We couldn’t find that state.',
  hint: 'Choose one below, or enter a ZIP code or a city.',
};

const search = (ports: StoreLocatorLoaderPorts, query: LocatorQuery, wanted: StoreSearch): T.Task<Part> =>
  pipe(
    T.Do,
    T.apS('zip', placeOfZip(ports, query)),
    T.apS('outcome', ports.findStores(wanted, isFiltered(query) ? MAX_COUNT : query.count)),
    T.chain(({ zip, outcome }) => {
      if (isLeft(outcome)) return withCountry(ports, wrong(outcome.left), statusOf(outcome.left));
      const { stores, missing } = outcome.right;
      // Stores were found, but their details could not be loaded.
      return stores.length === 0 && missing.details
        ? withCountry(ports, { kind: 'failed' }, 503)
        : T.of(foundPart(ports, query, outcome.right, zip));
    }),
  );

const isFiltered = ({ services, isOpenNow }: LocatorQuery): boolean => services.length > 0 || isOpenNow;

/** The place of a ZIP code, to mark it on the map; undefined for other searches, and when it cannot be found. */
const placeOfZip = ({ stores }: StoreLocatorLoaderPorts, { text }: LocatorQuery): T.Task<Place | undefined> =>
  zipOf(text) === undefined
    ? T.of(undefined)
    : pipe(
        stores.places(text),
        TE.match(
          () => undefined,
          (places) => places.find(({ zipCode }) => zipCode === text),
        ),
      );

const wrong = (error: FindStoresError): LocatorResult => {
  switch (error.kind) {
    case 'nothing-typed':
      return { kind: 'browse' };
    case 'invalid-zip':
      return { kind: 'nothing', title: error.message, hint: 'A ZIP code has five digits, such as 92121.' };
    case 'military-mail':
      return {
        kind: 'nothing',
        title: militaryZipText(error.zipCode),
        hint: 'Enter a city or another ZIP code, or choose a state.',
      };
    case 'no-such-place':
      if (isMeantAsZip(error.text)) {
        return {
          kind: 'nothing',
          title: unknownZipText(error.text),
          hint: 'Check it, enter a city, or choose a state.',
        };
      }
      return {
        kind: 'nothing',
        title: `We couldn’t find “${error.text}”.`,
        hint: 'Check the spelling, add the state (Springfield, IL) or enter a ZIP code.',
      };
    default:
      return { kind: 'failed' };
  }
};

const statusOf = ({ kind }: FindStoresError): number => {
  if (kind === 'nothing-typed' || kind === 'no-such-place' || kind === 'military-mail') return 200;
  return kind === 'invalid-zip' ? 400 : 503;
};

const foundPart = (
  { geography, clock }: StoreLocatorLoaderPorts,
  query: LocatorQuery,
  found: FoundStores,
  zip: Place | undefined,
): Part => {
  const { place, otherPlaces, missing } = found;
  const now = clock();
  const matching = found.stores.filter(
    ({ store, closed }) =>
      query.services.every((name) => store.services.includes(name)) &&
      (!query.isOpenNow || (closed === undefined && isOpenAt(store, now))),
  );
  const stores = matching.slice(0, query.count);
  const hasMore = matching.length > query.count || (!isFiltered(query) && stores.length === query.count);
  const more = query.count + 20;
  return {
    result: {
      kind: 'stores',
      near: place?.name ?? (query.text === '' ? 'you' : query.text),
      otherPlaces: [
        ...wholeState(query),
        ...otherPlaces.map(({ name }) => ({ label: name, url: locatorUrl({ ...query, text: name }) })),
      ],
      stores,
      missing,
      services: servicesOf(found, query),
      moreUrl: hasMore && more <= MAX_COUNT ? locatorUrl({ ...query, count: more }) : undefined,
    },
    states: [],
    isPartial: missing.closures || missing.details,
    map: foundMap(
      geography,
      stores,
      place ?? zip ?? (typeof query.position === 'object' ? query.position : undefined),
      zip?.zipCode ?? place?.name.split(',')[0],
    ),
  };
};

/** Returns a link to the state that has the same name as the city that was searched. */
const wholeState = ({ text, listUrl }: LocatorQuery): ReadonlyArray<Breadcrumb> => {
  const named = usStateNamed(text);
  return named === undefined
    ? []
    : [{ label: `All stores in ${named.state.name}`, url: locatorUrl({ state: named.state.code, listUrl }) }];
};

/** Returns the services of the stores found, and the selected services even if no store has them. */
const servicesOf = ({ stores }: FoundStores, { services }: LocatorQuery): ReadonlyArray<ServiceChoice> =>
  [...new Set([...stores.flatMap(({ store }) => store.services), ...services])].sort().map((name) => ({
    name,
    count: stores.filter(({ store }) => store.services.includes(name)).length,
    isChosen: services.includes(name),
  }));

/** Returns a result about the whole country: all stores on the map and the list of states. */
const withCountry = (
  { stores, geography }: StoreLocatorLoaderPorts,
  result: LocatorResult,
  status = 200,
): T.Task<Part> =>
  pipe(
    stores.allStores,
    TE.match(
      (): Part => ({ result, states: [], map: countryMap(geography, []), status, isPartial: true }),
      (points) => ({ result, states: statesOf(geography, points), map: countryMap(geography, points), status }),
    ),
  );

const statesOf = ({ stateOf }: UsGeography, points: ReadonlyArray<StorePoint>): ReadonlyArray<StateWithStores> => {
  const counts = new Map<string, number>();
  for (const point of points) {
    const code = stateOf(point);
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return US_STATES.flatMap(({ code, name }) => {
    const count = counts.get(code);
    return count === undefined ? [] : [{ code, name, count }];
  });
};

/** Sorts by city, then by name. A store without a known city is sorted by its name. */
const byCityAndName = (one: StorePoint, other: StorePoint): number =>
  (one.city ?? one.name).localeCompare(other.city ?? other.name, 'en') || one.name.localeCompare(other.name, 'en');

const stateList = ({ stores, geography }: StoreLocatorLoaderPorts, state: string): T.Task<Part> =>
  pipe(
    stores.allStores,
    TE.match(
      (): Part => ({ result: { kind: 'failed' }, states: [], map: countryMap(geography, []), status: 503 }),
      (points) => {
        const own = points.filter((point) => geography.stateOf(point) === state).sort(byCityAndName);
        return {
          result: {
            kind: 'state',
            name: usStateOf(state)?.name ?? state,
            stores: own.map(({ id, name, city }) => ({ id, name, ...(city === undefined ? {} : { city }) })),
          },
          states: statesOf(geography, points),
          map: dotsMap(geography, own, state),
        };
      },
    ),
  );

const headOf = (
  { shop, capabilities }: StoreLocatorLoaderPorts,
  query: LocatorQuery,
  { result }: Pick<Part, 'result'>,
): PageHead => {
  const isListed = result.kind === 'browse' || (result.kind === 'state' && result.stores.length > 0);
  const path = result.kind === 'state' ? locatorUrl({ state: query.state }) : STORE_LOCATOR_PATH;
  const crumbs = [
    { label: 'Home', url: HOME_PATH },
    { label: 'Store Locator', url: STORE_LOCATOR_PATH },
    ...(result.kind === 'state' ? [{ label: result.name, url: path }] : []),
  ];
  return {
    title: `${titleOf(result)} | ${shop}`,
    description: descriptionOf(shop, result, capabilities.has('pickup')),
    canonical: isListed ? path : undefined,
    isIndexed: isListed,
    ...(isListed ? { jsonLd: [breadcrumbJsonLd(crumbs)] } : {}),
  };
};

const descriptionOf = (shop: string, result: LocatorResult, hasPickup: boolean): string =>
  result.kind === 'state'
    ? `All ${shop} stores in ${result.name}: address, opening hours${hasPickup ? ', services and free pickup' : ' and services'}.`
    : `Find a ${shop} store near you by ZIP code or city: opening hours, grooming, vets and other services${hasPickup ? ', free pickup' : ''}.`;
