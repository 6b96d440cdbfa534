import type { Check } from '../../core/forms/checks';
import { makeForm } from '../../core/forms/form';
import { requiredNamed, ZIP_CODE } from '../../core/forms/messages';
import { zipOf } from '../../core/stores/zip-code';

export const ZIP_LABEL = 'ZIP code';

export type ZipField = 'zipCode';

/** Accepts five digits, or ZIP+4. The last four digits are dropped (FRM-08). */
const checkTypedZip: Check = (typed) => (zipOf(typed) === undefined ? ZIP_CODE : undefined);

/** The header's ZIP form. A missing or malformed ZIP code is an error (FRM-02, FRM-08). */
export const zipForm = makeForm<ZipField>({
  zipCode: { label: ZIP_LABEL, required: requiredNamed(ZIP_LABEL), checks: [checkTypedZip] },
});
