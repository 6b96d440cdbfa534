import { checkZip } from '../../core/forms/checks';
import { makeForm } from '../../core/forms/form';
import { requiredNamed } from '../../core/forms/messages';

export const ZIP_LABEL = 'ZIP code';

export type ZipField = 'zipCode';

/** The header's ZIP form: five digits, and a missing one is named (FRM-02, FRM-08). */
export const zipForm = makeForm<ZipField>({
  zipCode: { label: ZIP_LABEL, required: requiredNamed(ZIP_LABEL), checks: [checkZip] },
});
