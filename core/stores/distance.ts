import type { Coordinates } from '../geolocation/coordinates';

/** Mean radius of the earth in statute miles. */
const EARTH_RADIUS = 3958.7613;
const NAUTICAL_PER_STATUTE_MILE = 0.8684;
const RADIANS = Math.PI / 180;

/**
 * Returns the great-circle distance in nautical miles: 0.8684 × statute miles (STO-06), within 0.1 % of the exact
 * distance on a sphere.
 */
export const distance = (from: Coordinates, to: Coordinates): number =>
  toNauticalMiles(EARTH_RADIUS * 2 * Math.asin(Math.sqrt(Math.min(1, haversine(from, to)))));

export const toNauticalMiles = (statuteMiles: number): number => NAUTICAL_PER_STATUTE_MILE * statuteMiles;

export const toStatuteMiles = (nauticalMiles: number): number => nauticalMiles / NAUTICAL_PER_STATUTE_MILE;

const haversine = (from: Coordinates, to: Coordinates): number => {
  const north = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const east = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  return north * north + Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * east * east;
};
