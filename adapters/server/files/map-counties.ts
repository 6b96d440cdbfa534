import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection } from 'topojson-specification';
import type { MapName } from '../../../core/stores/finding/us-map';
import { US_STATES } from '../../../core/stores/finding/us-states';
import { readAtlas, type CountiesTopology } from './us-atlas';

/** The counties of one state, with the topology that they belong to. */
export interface Counties {
  readonly atlas: CountiesTopology;
  readonly own: GeometryCollection<{ readonly name: string }>;
}

/** The counties of a state, given its two-letter code; undefined if the map does not have the state. */
export const countiesOf = (code: string): Counties | undefined => {
  const fips = US_STATES.find((state) => state.code === code)?.fips;
  if (fips === undefined) return undefined;
  const all = (atlas ??= readAtlas<CountiesTopology>('counties-albers-10m'));
  const geometries = all.objects.counties.geometries.filter(({ id }) => String(id).startsWith(fips));
  return geometries.length === 0 ? undefined : { atlas: all, own: { type: 'GeometryCollection', geometries } };
};

/** Loaded once, on first use: it is the largest of the packaged files. */
let atlas: CountiesTopology | undefined;

/** Makes the function that returns the names and centres of a state's counties. Results are cached by state. */
export const makeMapNames = (): ((state: string) => ReadonlyArray<MapName>) => {
  const states = new Map<string, ReadonlyArray<MapName>>();
  return (state) => {
    const known = states.get(state);
    if (known !== undefined) return known;
    const counties = countiesOf(state);
    // Unknown states are not cached, so that clients cannot fill the memory.
    if (counties === undefined) return [];
    const names = namesIn(counties);
    states.set(state, names);
    return names;
  };
};

const namesIn = ({ atlas: all, own }: Counties): ReadonlyArray<MapName> => {
  const path = geoPath();
  return feature(all, own).features.flatMap((county) => {
    const [[west], [east]] = path.bounds(county);
    const [x, y] = path.centroid(county);
    const room = hundredths(east - west);
    // An independent city can be too small to have an outline.
    return room > 0 ? [{ name: county.properties.name, x: tenths(x), y: tenths(y), room }] : [];
  });
};

const tenths = (number: number): number => Math.round(number * 10) / 10;
const hundredths = (number: number): number => Math.round(number * 100) / 100;
