/** A hyphen, or what phones and word processors put in its place, or a space. */
const ZIP = /^(\d{5})(?:[-\u2010-\u2015\u2212\s]?\d{4})?$/;

/**
 * The five digits of a ZIP code as somebody may type it: `92101`, and in the long form `92101-1234`, `92101 1234` or
 * `921011234`, with spaces around it and full-width digits. Undefined for anything else (FRM-08).
 */
export const zipOf = (typed: string): string | undefined => ZIP.exec(typed.slice(0, 40).normalize('NFKC').trim())?.[1];

const MILITARY = /^(?:09[0-8]|340|96[2-6])/;

/**
 * Whether five digits are a ZIP code of military or diplomatic mail (APO, FPO, DPO): these name a post office abroad or
 * at sea and say nothing of where it is.
 */
export const isMilitaryZip = (zipCode: string): boolean => MILITARY.test(zipCode);
