import { HOME_PATH, STORE_LOCATOR_PATH, storePath } from '../../../core/paths/paths';
import { CAME_FROM, CHOSEN } from '../../../core/paths/store-choice';
import { safeReturnPath } from '../../../core/paths/return-url';
import { cleanPlaceText } from '../../../core/stores/finding/place-text';
import type { Coordinates } from '../../../core/geolocation/coordinates';
import { zipOf } from '../../../core/stores/zip-code';

/** The parsed query of the store locator. */
export interface LocatorQuery {
  /** A ZIP code's five digits, or the cleaned text as typed; may be empty. */
  readonly text: string;
  /** The shopper's location; `unusable` when the coordinates are not valid. */
  readonly position: Coordinates | 'unusable' | undefined;
  /** The state code of the address, two upper-case letters. */
  readonly state: string | undefined;
  /** The services that each store must have. */
  readonly services: ReadonlyArray<string>;
  /** Whether each store must be open now. */
  readonly isOpenNow: boolean;
  /** The maximum number of stores to show. */
  readonly count: number;
  /** The store that was just chosen without scripts, so that the page confirms it. */
  readonly chosenId: string | undefined;
  /** The list or the product that the shopper came from, which shows what the chosen store has. */
  readonly listUrl: string | undefined;
}

/** The value of the parameter `open`. */
export const OPEN_NOW = 'now';

/** All parameters that the store locator and the pages of stores read from an address. */
export const LOCATOR_PARAMETERS: ReadonlyArray<string> = [
  'q',
  'lat',
  'lng',
  'n',
  'service',
  'open',
  'state',
  CHOSEN,
  CAME_FROM,
];

/** The possible numbers of stores. Each step shows 20 more. */
const COUNTS: ReadonlyArray<number> = [20, 40, 60];
const FIRST_COUNT = 20;
export const MAX_COUNT = 60;
const MAX_SERVICES = 8;

export const parseLocatorQuery = (query: URLSearchParams): LocatorQuery => {
  const text = cleanPlaceText(query.get('q') ?? '');
  const count = Number(query.get('n'));
  const services = query.getAll('service').map(cleanPlaceText).filter(Boolean);
  return {
    text: zipOf(text) ?? text,
    position: positionOf(query.get('lat'), query.get('lng')),
    state: query.get('state')?.slice(0, 20).toUpperCase(),
    services: [...new Set(services)].slice(0, MAX_SERVICES),
    isOpenNow: query.get('open') === OPEN_NOW,
    count: COUNTS.includes(count) ? count : FIRST_COUNT,
    chosenId: query.get(CHOSEN) ?? undefined,
    listUrl: listUrlOf(query.get(CAME_FROM)),
  };
};

/** Encoded, with the rest of the locator's address, it has to fit into a return path (`safeReturnPath`). */
const MAX_LIST_URL = 1_000;

/** Returns an address of this shop; undefined for any other one, and for one that is too long. */
const listUrlOf = (wanted: string | null): string | undefined => {
  const path = safeReturnPath(wanted ?? undefined);
  return path === HOME_PATH || path.length > MAX_LIST_URL ? undefined : path;
};

/** Returns the path of a store's page, which leads to the list that the shopper came from, too. */
export const storeUrl = (id: string, listUrl: string | undefined): string =>
  listUrl === undefined
    ? storePath(id)
    : `${storePath(id)}?${new URLSearchParams({ [CAME_FROM]: listUrl }).toString()}`;

const positionOf = (latitude: string | null, longitude: string | null): LocatorQuery['position'] => {
  if (latitude === null && longitude === null) return undefined;
  const position = { latitude: degrees(latitude), longitude: degrees(longitude) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? rounded(position) : 'unusable';
};

/** Returns NaN for anything but a plain number. */
const degrees = (text: string | null): number =>
  text !== null && /^-?\d{1,3}(?:\.\d{1,8})?$/.test(text) ? Number(text) : Number.NaN;

/** Returns the locator's path and query for these choices, without default values. */
export const locatorUrl = ({
  text,
  position,
  state,
  services,
  isOpenNow,
  count,
  listUrl,
}: Partial<LocatorQuery>): string => {
  const query = new URLSearchParams();
  if (text !== undefined && text !== '') query.set('q', text);
  else if (typeof position === 'object') {
    query.set('lat', String(position.latitude));
    query.set('lng', String(position.longitude));
  } else if (state !== undefined) query.set('state', state);
  for (const service of services ?? []) query.append('service', service);
  if (isOpenNow === true) query.set('open', OPEN_NOW);
  if (count !== undefined && count !== FIRST_COUNT) query.set('n', String(count));
  if (listUrl !== undefined) query.set(CAME_FROM, listUrl);
  const search = query.toString();
  return search === '' ? STORE_LOCATOR_PATH : `${STORE_LOCATOR_PATH}?${search}`;
};

/**
 * Rounds to about half a mile. That is precise enough to find a store, hides the address, and lets neighbours share a
 * cached page.
 */
export const rounded = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});
