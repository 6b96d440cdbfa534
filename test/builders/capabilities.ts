import { allBut } from '../../core/configuration/capabilities';

/** The capabilities of a backend that supports everything. */
export const EVERYTHING = allBut([]);
