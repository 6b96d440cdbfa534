import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { petFields, TYPED, VET_CHOICE, type SavedPetsAndVets } from '../../core/checkout/steps/prescription-form';
import { PET_LENGTHS } from '../../core/pets/pet-form';
import { isForKind, petKindsWords, type PrescriptionLine } from '../../core/prescriptions/prescription';
import { PET_KINDS } from '../../core/shared/pet-kind';
import * as styles from '../checkout/step-form.module.css';
import { Radio } from '../design/checkbox';
import { fieldId } from '../forms/field-id';
import { FormField } from '../forms/form-field';
import { FormSelect } from '../forms/form-select';
import type { FormViewModel } from '../forms/form-view-model';
import { ClinicFields, type LoadSuggestClinic } from '../pets/clinic-fields';
import { KIND_NAMES } from '../pets/kind-names';

interface Fields {
  readonly form: FormViewModel<string>;
  readonly formId: string;
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

interface ChoicesProps extends Fields {
  /** The field with the choice. */
  readonly name: string;
  readonly choices: ReadonlyArray<Choice>;
}

/** Radio buttons, the first of which has the errors of the choice. */
const Choices = observer(({ form, formId, name, choices }: ChoicesProps): ReactElement => {
  const { value: chosen, errors } = form.field(name);
  return (
    <>
      {choices.map(({ value, ...choice }, index) => (
        <Radio
          {...choice}
          key={value}
          id={index === 0 ? fieldId(formId, name) : undefined}
          name={name}
          value={value}
          checked={chosen === value}
          error={index === 0 ? errors : undefined}
          onChange={() => form.change(name, value)}
          className={styles.option}
        />
      ))}
    </>
  );
});

interface SavedOrTypedProps extends Omit<ChoicesProps, 'choices'> {
  readonly legend: ReactNode;
  readonly saved: ReadonlyArray<Choice>;
  /** The label of the choice that opens the fields. */
  readonly other: string;
  /** The fields of what is typed. */
  readonly children: ReactNode;
}

/** A choice of what the account knows, or fields to type; only the fields when the account knows nothing. */
const SavedOrTyped = ({ legend, saved, other, children, ...choice }: SavedOrTypedProps): ReactElement => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {saved.length === 0 ? (
      <>
        <input type="hidden" name={choice.name} value={TYPED} />
        <div className={styles.fields}>{children}</div>
      </>
    ) : (
      <>
        <Choices {...choice} choices={[...saved, { value: TYPED, label: other }]} />
        <div className={styles.billing}>{children}</div>
      </>
    )}
  </fieldset>
);

const kindsFor = (line: PrescriptionLine): ReadonlyArray<{ readonly value: string; readonly label: string }> => [
  { value: '', label: 'Choose' },
  ...PET_KINDS.filter((kind) => isForKind(line, kind)).map((kind) => ({ value: kind, label: KIND_NAMES[kind] })),
];

export interface PetFieldsetProps extends Fields {
  readonly line: PrescriptionLine;
  readonly pets: SavedPetsAndVets['pets'];
}

/** A pet of the account. One of a kind that the product is not for says so, and is refused when it is chosen. */
const toChoice = (line: PrescriptionLine, { id, name, kind }: SavedPetsAndVets['pets'][number]): Choice => {
  const hint = isForKind(line, kind) ? undefined : petKindsWords(line);
  const choice = { value: id, label: `${name}, ${KIND_NAMES[kind].toLowerCase()}` };
  return hint === undefined ? choice : { ...choice, hint };
};

/** Asks which pet a line is for. */
export const PetFieldset = ({ line, pets, ...fields }: PetFieldsetProps): ReactElement => {
  const { itemId, name } = line;
  const keys = petFields(itemId);
  return (
    <SavedOrTyped
      {...fields}
      name={keys.choice}
      legend={name === '' ? 'Pet' : `Pet for ${name}`}
      saved={pets.map((pet) => toChoice(line, pet))}
      other="Another pet"
    >
      <FormField {...fields} name={keys.name} autoComplete="off" maxLength={PET_LENGTHS.name} />
      <FormSelect {...fields} name={keys.kind} options={kindsFor(line)} />
    </SavedOrTyped>
  );
};

export interface VetFieldsetProps extends Fields {
  readonly loadSuggestClinic: LoadSuggestClinic;
  readonly vets: SavedPetsAndVets['vets'];
}

/** Asks which vet approves. */
export const VetFieldset = ({ vets, loadSuggestClinic, ...fields }: VetFieldsetProps): ReactElement => (
  <SavedOrTyped
    {...fields}
    name={VET_CHOICE}
    legend="Your vet"
    saved={vets.map(({ id, clinic, place }) => ({ value: id, label: `${clinic}, ${place}` }))}
    other="Another vet"
  >
    <ClinicFields {...fields} loadSuggestClinic={loadSuggestClinic} />
  </SavedOrTyped>
);
