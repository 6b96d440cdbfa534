import { toNauticalMiles } from '../distance';
import type { NearStore } from '../store';

/** Stores within this distance, in statute miles, count as near. */
const MAX_MILES = 150;

const MAX_DISTANCE = toNauticalMiles(MAX_MILES);

/** Whether a store counts as near. Takes nautical miles, as every distance is (STO-06). */
export const isNear = ({ distance }: Pick<NearStore, 'distance'>): boolean => distance <= MAX_DISTANCE;
