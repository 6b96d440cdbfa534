import { geoAlbersUsa } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Polygon, Position, MultiPolygon } from 'geojson';
import type { Coordinates } from '../../../core/geolocation/coordinates';
import { US_STATES } from '../../../core/stores/finding/us-states';
import { US_MAP, type UsGeography } from '../../../core/stores/finding/us-map';
import { readAtlas, type StatesTopology } from './us-atlas';

type Ring = ReadonlyArray<Position>;

interface Region {
  readonly code: string;
  /** Each polygon's outline, then its holes. */
  readonly polygons: ReadonlyArray<ReadonlyArray<Ring>>;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The projection of us-atlas for its maps, which are 975 wide. */
const SCALE = 1_300;
/** Outlines are simplified: a place within this distance of one in degrees, about 15 miles, belongs to it. */
const OFF_SHORE = 0.25;

/** The outlines of the United States, which are read on first use. */
export const makeUsGeography = (): UsGeography => {
  const project = geoAlbersUsa()
    .scale(SCALE)
    .translate([US_MAP.width / 2, US_MAP.height / 2]);
  let regions: ReadonlyArray<Region> | undefined;
  return {
    toMap: ({ latitude, longitude }) => {
      const point = project([longitude, latitude]);
      return point === null ? undefined : { x: hundredths(point[0]), y: hundredths(point[1]) };
    },
    stateOf: (place) => stateIn((regions ??= readRegions()), place),
  };
};

const hundredths = (number: number): number => Math.round(number * 100) / 100;

const readRegions = (): ReadonlyArray<Region> => {
  const atlas = readAtlas<StatesTopology>('states-10m');
  return feature(atlas, atlas.objects.states).features.flatMap(({ id, geometry }) => {
    const code = US_STATES.find(({ fips }) => fips === id)?.code;
    return code === undefined ? [] : [toRegion(code, polygonsOf(geometry as Polygon | MultiPolygon))];
  });
};

const polygonsOf = (geometry: Polygon | MultiPolygon): Region['polygons'] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

const toRegion = (code: string, polygons: Region['polygons']): Region => {
  const longitudes = polygons.flatMap(([outline = []]) => outline.map(([longitude = 0]) => longitude));
  const latitudes = polygons.flatMap(([outline = []]) => outline.map(([, latitude = 0]) => latitude));
  const least = (numbers: ReadonlyArray<number>): number => numbers.reduce((one, other) => Math.min(one, other));
  const most = (numbers: ReadonlyArray<number>): number => numbers.reduce((one, other) => Math.max(one, other));
  return {
    code,
    polygons,
    west: least(longitudes) - OFF_SHORE,
    east: most(longitudes) + OFF_SHORE,
    south: least(latitudes) - OFF_SHORE,
    north: most(latitudes) + OFF_SHORE,
  };
};

const stateIn = (regions: ReadonlyArray<Region>, place: Coordinates): string | undefined => {
  const { latitude, longitude } = place;
  const near = regions.filter(
    ({ west, east, south, north }) => longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
  const within = near.find(({ polygons }) => polygons.some((rings) => isWithin(rings, place)));
  return (within ?? nearestTo(near, place))?.code;
};

/**
 * Whether a place is inside of the rings: a line from the place to the east then crosses them an odd number of times.
 */
const isWithin = (rings: ReadonlyArray<Ring>, { latitude, longitude }: Coordinates): boolean => {
  let inside = false;
  for (const ring of rings) {
    for (let index = 0, before = ring.length - 1; index < ring.length; before = index, index += 1) {
      const [x1 = 0, y1 = 0] = ring[before] ?? [];
      const [x2 = 0, y2 = 0] = ring[index] ?? [];
      if (y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) {
        inside = !inside;
      }
    }
  }
  return inside;
};

/** Returns the region with the nearest corner; undefined when even that is too far away, such as for a place at sea. */
const nearestTo = (regions: ReadonlyArray<Region>, { latitude, longitude }: Coordinates): Region | undefined => {
  const distances = regions.map(({ polygons }) =>
    polygons
      .flat()
      .flat()
      .reduce((least, [x = 0, y = 0]) => Math.min(least, Math.hypot(x - longitude, y - latitude)), Infinity),
  );
  const least = Math.min(...distances);
  return least <= OFF_SHORE ? regions[distances.indexOf(least)] : undefined;
};
