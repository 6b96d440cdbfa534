import type { GeometryCollection } from 'topojson-specification';
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
