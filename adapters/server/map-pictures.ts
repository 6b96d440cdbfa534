import { geoPath } from 'd3-geo';
import type { Feature, Geometry } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { MAP_PARTS, US_MAP } from '../../core/stores/us-map';
import { US_STATES } from '../../core/stores/us-states';
import { readAtlas, type CountiesTopology, type StatesTopology } from './us-atlas';

/** Draws the pictures of the map, each of them once. They are lines and names; who shows a part of one colours it. */
export interface MapPictures {
  /** All states. */
  readonly country: () => string;
  /** The counties of a state, to be laid over the picture of all; undefined when there is no such state on the map. */
  readonly state: (code: string) => string | undefined;
}

export const makeMapPictures = (): MapPictures => {
  let country: string | undefined;
  let counties: CountiesTopology | undefined;
  const states = new Map<string, string | undefined>();
  return {
    country: () => (country ??= drawCountry()),
    state: (code) => {
      if (!states.has(code) && US_STATES.some((state) => state.code === code)) {
        states.set(code, drawState((counties ??= readAtlas('counties-albers-10m')), code));
      }
      return states.get(code);
    },
  };
};

const drawCountry = (): string => {
  const atlas = readAtlas<StatesTopology>('states-albers-10m');
  const path = geoPath().digits(1);
  const land = path(feature(atlas, atlas.objects.nation)) ?? '';
  const borders = path(mesh(atlas, atlas.objects.states, (one, other) => one !== other)) ?? '';
  return picture(line(MAP_PARTS.land, land) + line(MAP_PARTS.borders, borders));
};

const drawState = (atlas: CountiesTopology, code: string): string | undefined => {
  const fips = US_STATES.find((state) => state.code === code)?.fips ?? '';
  const geometries = atlas.objects.counties.geometries.filter(({ id }) => String(id).startsWith(fips));
  if (geometries.length === 0) return undefined;
  const own = { type: 'GeometryCollection' as const, geometries };
  const path = geoPath().digits(2);
  const lines = path(mesh(atlas, own, (one, other) => one !== other)) ?? '';
  const names = feature(atlas, own).features.map(nameOf).join('');
  return picture(`${line(MAP_PARTS.counties, lines)}<g id="${MAP_PARTS.names}">${names}</g>`);
};

/** A name as wide as its county allows, so that it can be read where the county can be seen. */
const nameOf = (county: Feature<Geometry, { readonly name: string }>): string => {
  const path = geoPath();
  const [[west, north], [east, south]] = path.bounds(county);
  const [x, y] = path.centroid(county);
  const { name } = county.properties;
  const size = Math.min((1.1 * (east - west)) / name.length, (south - north) / 3, LARGEST_NAME);
  return `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" font-size="${size.toFixed(2)}">${name.replaceAll('&', '&amp;')}</text>`;
};

const LARGEST_NAME = 1.1;

/** A line keeps its width however near the map is seen. */
const line = (id: string, d: string): string => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`;

const picture = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${US_MAP.width} ${US_MAP.height}">${drawing}</svg>`;
