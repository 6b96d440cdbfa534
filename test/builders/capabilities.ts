import { allBut } from '../../core/configuration/capabilities';

/** A backend that lacks nothing. */
export const EVERYTHING = allBut([]);
