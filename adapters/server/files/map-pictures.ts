import { geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { MAP_PARTS, US_MAP } from '../../../core/stores/finding/us-map';
import { US_STATES } from '../../../core/stores/finding/us-states';
import { countiesOf } from './map-counties';
import { readAtlas, type StatesTopology } from './us-atlas';

/** Draws the SVG images of the map, each once. They have outlines only; stylesheets colour them. */
export interface MapPictures {
  /** The outlines of all states. */
  readonly country: () => string;
  /** The county lines of a state, an overlay for the image of all states; undefined if the map does not have the state. */
  readonly state: (code: string) => string | undefined;
}

export const makeMapPictures = (): MapPictures => {
  let country: string | undefined;
  const states = new Map<string, string | undefined>();
  return {
    country: () => (country ??= drawCountry()),
    state: (code) => {
      if (!states.has(code) && US_STATES.some((state) => state.code === code)) {
        states.set(code, drawState(code));
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

const drawState = (code: string): string | undefined => {
  const counties = countiesOf(code);
  if (counties === undefined) return undefined;
  const lines = geoPath().digits(2)(mesh(counties.atlas, counties.own, (one, other) => one !== other)) ?? '';
  return picture(line(MAP_PARTS.counties, lines));
};

/** The line width does not change when the map is zoomed. */
const line = (id: string, d: string): string => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`;

const picture = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${US_MAP.width} ${US_MAP.height}">${drawing}</svg>`;
