import { MAX_LENGTHS } from '../../../core/forms/checks';
import { safeReturnPath } from '../../../core/paths/return-url';

/** The maximum number of characters that any account field accepts. */
const MAX_FIELD = 254;

/** Returns the first 254 characters of a posted field, or an empty text if it is missing. */
export const textOf = (form: URLSearchParams, name: string): string => (form.get(name) ?? '').slice(0, MAX_FIELD);

/** Returns the form's return path, or the home page when it is not a path of this shop. */
export const returnPathOf = (form: URLSearchParams): string => safeReturnPath(form.get('URL') ?? undefined);

/** A password as it was typed, also one with spaces at its ends. */
export const passwordIn = (form: URLSearchParams, name: string): string =>
  (form.get(name) ?? '').slice(0, MAX_LENGTHS.password);

/** Headers after a sign-out without scripts: no script runs that could clear the browser's storage (USR-08). */
export const CLEAR_STORAGE = { 'clear-site-data': '"storage"' } as const;
