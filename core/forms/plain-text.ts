import type { Check } from './checks';

export const PLAIN_TEXT = 'Please use plain text, without < or >.';

/** Refuses text that looks like markup, for which the service would end the session (code 2520). */
export const checkPlain: Check = (value) => (/[<>]/.test(value) ? PLAIN_TEXT : undefined);
