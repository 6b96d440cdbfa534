import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { PET_FORM_ACTIONS } from '../../../../core/paths/pet-form-actions';
import type { Pet, PetKinds } from '../../../../core/pets/pet';
import { dayOf } from '../../../../core/pets/pet-facts';
import { PET_LENGTHS, petForm, typedOf, type PetField } from '../../../../core/pets/pet-form';
import type { UnusualWeight } from '../../../../core/pets/save-pet';
import type { PetKind } from '../../../../core/shared/pet-kind';
import { Banner } from '../../../design/banner';
import { Checkbox } from '../../../design/checkbox';
import { Field } from '../../../design/field';
import { FIRST_FOCUS } from '../../../design/first-focus';
import { Select, type SelectOption } from '../../../design/select';
import { fieldId } from '../../../forms/field-id';
import { FormField } from '../../../forms/form-field';
import type { FormViewModel } from '../../../forms/form-view-model';
import { AccountForm } from '../account-form';
import type { RefusedForm } from '../refused-form';
import { CHECKED } from './pets-data';

export interface PetFormProps {
  readonly kinds: PetKinds;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly petKind: PetKind;
  /** The key with which a form adds the same pet once. */
  readonly addKey: string;
  /** The pet to change; undefined for a new one. */
  readonly pet: Pet | undefined;
  readonly refused?: RefusedForm | undefined;
  readonly unusual?: UnusualWeight | undefined;
}

const FORM_ID = 'pet';

type Model = FormViewModel<PetField>;

const GENDERS: ReadonlyArray<SelectOption> = [
  { value: '', label: 'Not specified' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

interface ChoiceProps {
  readonly model: Model;
  readonly name: 'breed' | 'gender';
  readonly options: ReadonlyArray<SelectOption>;
}

const Choice = observer(({ model, name, options }: ChoiceProps): ReactElement => {
  const { label, value, errors } = model.field(name);
  return (
    <Select
      id={fieldId(FORM_ID, name)}
      name={name}
      label={label}
      options={options}
      value={value}
      error={errors}
      autoComplete="off"
      onChange={({ target }) => model.change(name, target.value)}
    />
  );
});

/** A pet of a kind without breeds has a species. */
const breedLabel = (kind: PetKind): string => (kind === 'dog' || kind === 'cat' ? 'Choose a breed' : 'Choose a type');

const breedOptions = (kinds: PetKinds, petKind: PetKind): ReadonlyArray<SelectOption> => [
  { value: '', label: breedLabel(petKind) },
  ...(kinds.find(({ kind }) => kind === petKind)?.breeds ?? []).map(({ id, name }) => ({ value: id, label: name })),
];

const MEGABYTE = 1024 * 1024;
const MAX_PHOTO_MB = 6;
const TOO_LARGE = `This file is too large. Please choose a photo up to ${MAX_PHOTO_MB} MB.`;

interface PhotoProps extends Pick<PetFormProps, 'pet' | 'refused'> {
  readonly model: Model;
}

const Photo = observer(({ model, pet, refused }: PhotoProps): ReactElement => {
  const isRemoved = refused?.typed.removePhoto === CHECKED;
  const { label, errors } = model.field('photo');
  return (
    <>
      <Field
        id={fieldId(FORM_ID, 'photo')}
        type="file"
        name="photo"
        label={pet?.photo === undefined ? label : 'New photo'}
        accept="image/jpeg,image/png,image/webp"
        hint={`JPEG, PNG or WebP, up to ${MAX_PHOTO_MB} MB. Only you can see it.`}
        error={errors}
        required={false}
        onChange={({ target }) => {
          model.change('photo', '');
          if ((target.files?.[0]?.size ?? 0) > MAX_PHOTO_MB * MEGABYTE) {
            target.value = '';
            model.reject('photo', TOO_LARGE);
          }
        }}
      />
      {pet?.photo !== undefined || isRemoved ? (
        <Checkbox name="removePhoto" value={CHECKED} label="Remove photo" defaultChecked={isRemoved} />
      ) : null}
    </>
  );
});

const Dates = ({ model, now }: { readonly model: Model; readonly now: number }): ReactElement => (
  <>
    <FormField
      form={model}
      formId={FORM_ID}
      name="birthday"
      type="date"
      autoComplete="off"
      max={dayOf(now)}
      required={false}
    />
    <FormField
      form={model}
      formId={FORM_ID}
      name="age"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      hint="If you don’t know the birthday. For example, 3, or 0.5 for six months."
      required={false}
    />
  </>
);

const Notes = ({ model }: { readonly model: Model }): ReactElement => (
  <>
    <FormField
      form={model}
      formId={FORM_ID}
      name="allergies"
      autoComplete="off"
      maxLength={PET_LENGTHS.text}
      hint="Such as chicken or grain."
      required={false}
    />
    <FormField
      form={model}
      formId={FORM_ID}
      name="diet"
      autoComplete="off"
      maxLength={PET_LENGTHS.text}
      hint="Such as weight control or raw food."
      required={false}
    />
  </>
);

/** Asks whether a weight that is unusual for the breed is right (MOD-06). */
const WeightQuestion = ({
  unusual,
  weight,
}: {
  readonly unusual: UnusualWeight;
  readonly weight: string;
}): ReactElement => (
  <Banner tone="warning" urgent title={`Is ${weight} lb right?`}>
    <p>
      {unusual.breed}: usually {unusual.usual.low} to {unusual.usual.high} lb. Nothing is saved yet. Correct the weight,
      or tell us that it is right:
    </p>
    <Checkbox name="weightIsRight" value={CHECKED} label={`Yes, ${weight} lb is right`} />
  </Banner>
);

/** The form of a new or changed pet. It is posted with and without scripts, in a page or a dialog (ACC-04). */
export const PetForm = ({ kinds, now, petKind, addKey, pet, refused, unusual }: PetFormProps): ReactElement => (
  <AccountForm
    id={FORM_ID}
    action={PET_FORM_ACTIONS.savePet}
    hasFile
    form={petForm}
    values={{ ...(pet === undefined ? {} : typedOf(pet, now)), kind: petKind }}
    refused={refused}
    returnPath={ACCOUNT_PATHS.pets}
    label="Save pet"
  >
    {(model) => (
      <>
        <input type="hidden" name="id" value={refused?.typed.id ?? pet?.id ?? ''} />
        <input type="hidden" name="addKey" value={refused?.typed.addKey ?? addKey} />
        <input type="hidden" name="kind" value={petKind} />
        {pet?.birth?.isAbout === true ? <input type="hidden" name="bornAbout" value={pet.birth.day} /> : null}
        {unusual === undefined ? null : <WeightQuestion unusual={unusual} weight={refused?.typed.weight ?? ''} />}
        <FormField
          {...{ [FIRST_FOCUS]: true as const }}
          form={model}
          formId={FORM_ID}
          name="name"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={PET_LENGTHS.name}
          required
        />
        <Choice model={model} name="breed" options={breedOptions(kinds, petKind)} />
        <Dates model={model} now={now} />
        <FormField
          form={model}
          formId={FORM_ID}
          name="weight"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          hint="With at most one decimal, such as 12.5."
          required={false}
        />
        <Choice model={model} name="gender" options={GENDERS} />
        <Notes model={model} />
        <Photo model={model} pet={pet} refused={refused} />
      </>
    )}
  </AccountForm>
);
