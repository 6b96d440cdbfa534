import { safeReturnPath } from '../../../core/paths/return-url';

/** More than any field of an account takes. */
const MAX_FIELD = 254;

/** What was posted in a field: its first 254 characters, an empty text when it is not there. */
export const textOf = (form: URLSearchParams, name: string): string => (form.get(name) ?? '').slice(0, MAX_FIELD);

/** Where the shopper was before, as the form says it: a path of this shop, the store home when it is none. */
export const returnPathOf = (form: URLSearchParams): string => safeReturnPath(form.get('URL') ?? undefined);
