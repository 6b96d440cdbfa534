import type { Missing } from '../../core/stores/finding/find-stores';
import type { ClosedStore, NearStore } from '../../core/stores/store';
import { formatDay } from '../../core/catalogue/delivery-promise';
import { toStatuteMiles } from '../../core/stores/distance';
import { isNear } from '../../core/stores/finding/near';

/** Returns the distance to a store in statute miles: `0.4 mi`, `12 mi`. Takes nautical miles (STO-06). */
export const distanceText = (nauticalMiles: NearStore['distance']): string => {
  const miles = toStatuteMiles(nauticalMiles);
  return `${miles < 9.95 ? miles.toFixed(1) : wholeMiles(miles)} mi`;
};

const wholeMiles = (miles: number): string => Math.round(miles).toLocaleString('en-US');

/**
 * Returns a notice when even the nearest store is far away; undefined when a store is near or the list is empty. Takes
 * the stores with the nearest first. `what` names what was searched for near `where`.
 */
export const noneNearText = (where: string, [nearest]: ReadonlyArray<NearStore>, what = 'store'): string | undefined =>
  nearest === undefined || isNear(nearest)
    ? undefined
    : `There’s no ${what} near ${where}. The nearest is ${nearest.store.name}, ${wholeMiles(toStatuteMiles(nearest.distance))} miles away.`;

/** The message for a military ZIP code, which has no stores near. */
export const militaryZipText = (zipCode: string): string =>
  `ZIP code ${zipCode} is for military mail (APO, FPO or DPO). There are no stores near it.`;

export const NO_STORE_NEAR = 'We don’t have a store near you.';

/** Returns why and until when a store is closed: `Closed for now: Remodel, until Mon, Feb 1` (STO-04). */
export const closedText = ({ reason, until }: ClosedStore): string => {
  const why = reason === undefined ? '' : `: ${reason}`;
  return `Closed for now${why}${until === undefined ? '' : `, until ${formatDay(until)}`}`;
};

/** Returns the `tel:` URL of a phone number. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const CLOSURES_UNKNOWN = 'We couldn’t check for temporary closings. Please call before you go.';
const DETAILS_MISSING = 'We couldn’t load every store, so some may be missing.';

/** Returns a notice for each kind of data that a list of stores lacks. */
export const missingTexts = ({ closures, details }: Missing): ReadonlyArray<string> => [
  ...(details ? [DETAILS_MISSING] : []),
  ...(closures ? [CLOSURES_UNKNOWN] : []),
];
