/** A point on the earth, in degrees: north and east are positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth in statute miles. */
const EARTH_RADIUS = 3958.7613;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Statute miles along the great circle between two points. */
export const milesBetween = (one: Position, other: Position): number => {
  const north = Math.sin(toRadians(other.latitude - one.latitude) / 2);
  const east = Math.sin(toRadians(other.longitude - one.longitude) / 2);
  const cosines = Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude));
  // Rounding can make the sum slightly larger than 1 for opposite points.
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, north * north + cosines * east * east)));
};
