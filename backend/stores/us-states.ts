import * as v from 'valibot';
import { checkData, text } from '../shared/data-file.ts';
import file from './data/us-states.json' with { type: 'json' };

const stateCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters'));
const areaCode = v.pipe(v.string(), v.regex(/^\d{3}$/, 'must have three digits'));

const state = v.strictObject({
  code: stateCode,
  name: text,
  timeZone: text,
  /** Telephone area codes for stores; empty where there are no stores. */
  areaCodes: v.array(areaCode),
  /** A second time zone, west of this longitude. */
  west: v.optional(v.strictObject({ of: v.number(), timeZone: text })),
});

/** A state or territory of the United States. */
export type UsState = Readonly<v.InferOutput<typeof state>>;

/** Every state and territory that has ZIP codes. */
export const usStates: readonly UsState[] = checkData('stores/data/us-states.json', v.array(state), file);

/** The time zone at a longitude of the state. */
export const timeZoneAt = ({ timeZone, west }: UsState, longitude: number): string =>
  west !== undefined && longitude < west.of ? west.timeZone : timeZone;
