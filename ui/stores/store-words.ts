import type { ClosedStore, NearStore } from '../../core/stores/store';
import { formatDay } from '../../core/catalogue/delivery-promise';

const NAUTICAL_PER_STATUTE_MILE = 0.8684;

/** How far away a store is, in the miles that shoppers drive: `0.4 mi`, `12 mi`. Takes nautical miles (STO-06). */
export const distanceText = (nauticalMiles: NearStore['distance']): string => {
  const miles = nauticalMiles / NAUTICAL_PER_STATUTE_MILE;
  return `${miles < 9.95 ? miles.toFixed(1) : Math.round(miles)} mi`;
};

/** Why and how long a store is closed: `Closed for now: Remodel, until Mon, Feb 1` (STO-04). */
export const closedText = ({ reason, until }: ClosedStore): string => {
  const why = reason === undefined ? '' : `: ${reason}`;
  return `Closed for now${why}${until === undefined ? '' : `, until ${formatDay(until)}`}`;
};

/** `tel:` address of a phone number as it is written. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
