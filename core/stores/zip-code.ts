/**
 * Five digits, and four more after a hyphen, a space, or a character that phones and word processors write for a
 * hyphen.
 */
const ZIP = /^(\d{5})(?:[-\u2010-\u2015\u2212\s]?\d{4})?$/;

/**
 * Returns the five digits of a typed ZIP code: `92101`, and in the long form `92101-1234`, `92101 1234` or `921011234`,
 * with spaces around it and full-width digits. Undefined for anything else (FRM-08).
 */
export const zipOf = (typed: string): string | undefined => ZIP.exec(typed.slice(0, 40).normalize('NFKC').trim())?.[1];

const MILITARY = /^(?:09[0-8]|340|96[2-6])/;

/**
 * Whether five digits are a ZIP code of military or diplomatic mail (APO, FPO, DPO). These name a post office abroad or
 * at sea without its location.
 */
export const isMilitaryZip = (zipCode: string): boolean => MILITARY.test(zipCode);

/** The message for five digits that are no existing ZIP code. */
export const unknownZipText = (zipCode: string): string => `We couldn't find ZIP code ${zipCode}.`;
