import type { ReactElement } from 'react';
import type { Clinic, ClinicQuery } from '../../core/pets/clinic-directory';
import { PET_LENGTHS, type VetField } from '../../core/pets/pet-form';
import type { SuggestClinic } from '../../core/pets/suggest-clinic';
import { FIRST_FOCUS } from '../design/first-focus';
import { FormField, type BoundForm } from '../forms/form-field';
import { loadSuggestions, SuggestedField } from '../forms/suggestions/suggested-field';
import type { SuggestedList } from '../forms/suggestions/suggested-list';

/** Loads the use case that suggests clinics. Rejects when its code cannot be loaded. */
export type LoadSuggestClinic = () => Promise<SuggestClinic>;

/** A form with the fields of a vet, and perhaps others. */
export interface VetFields extends BoundForm<VetField> {
  readonly setFields: (values: Clinic) => void;
}

export interface ClinicFieldsProps {
  readonly form: VetFields;
  readonly formId: string;
  readonly loadSuggestClinic: LoadSuggestClinic;
  /** Whether the browser requires name and place. */
  readonly required?: boolean;
}

type NamedField = Exclude<VetField, 'phone'>;

/** The clinics that have the words of both fields in their name and place. */
const clinics = (form: VetFields, field: NamedField): SuggestedList<ClinicQuery, Clinic> => {
  const textOf = (name: NamedField): string => form.field(name).value;
  return {
    text: () => textOf(field),
    query: () => ({ text: `${textOf('clinic')} ${textOf('place')}` }),
    type: (typed) => form.change(field, typed),
    take: (clinic) => form.setFields(clinic),
    nameOf: ({ clinic, place, phone }) => `${clinic}, ${place} ${phone}`,
    draw: ({ clinic, place }) => (
      <>
        <b>{clinic}</b> {place}
      </>
    ),
    noun: ['clinic', 'clinics'],
  };
};

/**
 * The fields of a vet: name and place of the clinic, each with suggestions from the directory, and its phone number
 * (ACC-04). A suggestion fills all three. A clinic that the directory does not know is typed.
 */
export const ClinicFields = ({ form, formId, loadSuggestClinic, required }: ClinicFieldsProps): ReactElement => {
  const shared = { form, formId, autoComplete: 'off' } as const;
  const load = (field: NamedField) => () => loadSuggestions(clinics(form, field), loadSuggestClinic);
  return (
    <>
      <SuggestedField
        {...shared}
        {...{ [FIRST_FOCUS]: true as const }}
        name="clinic"
        maxLength={PET_LENGTHS.clinic}
        required={required}
        load={load('clinic')}
      />
      <SuggestedField
        {...shared}
        name="place"
        maxLength={PET_LENGTHS.place}
        hint="Such as San Diego, CA."
        required={required}
        load={load('place')}
      />
      <FormField {...shared} name="phone" type="tel" inputMode="tel" maxLength={32} required={false} />
    </>
  );
};
