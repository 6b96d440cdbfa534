import type { ReactElement } from 'react';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { PET_FORM_ACTIONS } from '../../../../core/paths/pet-form-actions';
import type { Vet } from '../../../../core/pets/pet';
import { vetForm } from '../../../../core/pets/pet-form';
import { ClinicFields, type LoadSuggestClinic } from '../../../pets/clinic-fields';
import { AccountForm } from '../account-form';
import type { RefusedForm } from '../refused-form';

export interface VetFormProps {
  /** The vet to change; undefined for a new one. */
  readonly vet: Vet | undefined;
  /** The key with which a form adds the same vet once. */
  readonly addKey: string;
  readonly refused?: RefusedForm | undefined;
  readonly loadSuggestClinic: LoadSuggestClinic;
}

const FORM_ID = 'vet';

/** The form of a new or changed vet. It is posted with and without scripts, in a page or a dialog (ACC-04). */
export const VetForm = ({ vet, addKey, refused, loadSuggestClinic }: VetFormProps): ReactElement => (
  <AccountForm
    id={FORM_ID}
    action={PET_FORM_ACTIONS.saveVet}
    form={vetForm}
    values={vet}
    refused={refused}
    returnPath={ACCOUNT_PATHS.pets}
    label="Save vet"
  >
    {(model) => (
      <>
        <input type="hidden" name="id" value={refused?.typed.id ?? vet?.id ?? ''} />
        <input type="hidden" name="addKey" value={refused?.typed.addKey ?? addKey} />
        <ClinicFields form={model} formId={FORM_ID} loadSuggestClinic={loadSuggestClinic} required />
      </>
    )}
  </AccountForm>
);
