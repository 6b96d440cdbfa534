import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Region = GeometryCollection<{ readonly name: string }>;

export type StatesTopology = Topology<{ readonly states: Region; readonly nation: GeometryCollection }>;
export type CountiesTopology = Topology<{ readonly counties: Region }>;

/** Reads a packaged map of the United States, whose path does not depend on the working directory. */
export const readAtlas = <Atlas extends Topology>(name: string): Atlas =>
  JSON.parse(readFileSync(packages.resolve(`us-atlas/${name}.json`), 'utf8')) as Atlas;

const packages = createRequire(__filename);
