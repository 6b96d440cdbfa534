import { readSettings } from '../../settings/read-settings';

const reading = readSettings('tests', process.env);
if (!reading.ok) throw new Error(reading.problems.join('\n'));

const { FUZZ_SEED, FUZZ_REQUESTS, FUZZ_FORM_SHARE } = reading.values;

/** What fuzz tests send: the seed of generated requests, their number, and every how many-th value a form field gets. */
export const FUZZ = { seed: FUZZ_SEED, requests: FUZZ_REQUESTS, formShare: FUZZ_FORM_SHARE };
