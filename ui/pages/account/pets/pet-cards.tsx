import { use, type ReactElement } from 'react';
import { PET_FORM_ACTIONS } from '../../../../core/paths/pet-form-actions';
import { LINKS } from '../../../../core/paths/links';
import { ACCOUNT_PATHS, MEMBERSHIPS_PATH } from '../../../../core/paths/paths';
import type { Pet, Vet } from '../../../../core/pets/pet';
import { shapePhone } from '../../../../core/forms/shapes';
import { Button, ButtonLink } from '../../../design/button';
import { CapabilityContext } from '../../../page/capability-context';
import { PetPicture } from '../../../pets/pet-picture';
import { petLine } from '../../../pets/pet-words';
import { usePostOnce } from '../../shared/use-post-once';
import * as shared from '../account-list.module.css';
import type { DialogLink } from './dialog-link';
import { petPath, removePetPath, removeVetPath, vetPath, type PetsData } from './pets-data';
import * as styles from './pets-page.module.css';

interface PetFactsProps extends Pick<PetsData, 'kinds' | 'now'> {
  readonly pet: Pet;
}

const PetFacts = ({ pet, kinds, now }: PetFactsProps): ReactElement => (
  <div className={styles.pet}>
    <PetPicture pet={pet} />
    <div className={styles.words}>
      <p className={shared.name}>{pet.name}</p>
      <p>{petLine(pet, kinds, now)}</p>
      {pet.allergies === '' ? null : <p className={shared.soft}>Allergies: {pet.allergies}</p>}
      {pet.diet === '' ? null : <p className={shared.soft}>Diet: {pet.diet}</p>}
    </div>
  </div>
);

export interface PetCardProps extends PetFactsProps {
  /** The address of the food that suits the pet. */
  readonly foodUrl: string | undefined;
  readonly edit: DialogLink;
}

/** A pet in the list, with what can be done. */
export const PetCard = ({ foodUrl, edit, ...facts }: PetCardProps): ReactElement => {
  const { id, name } = facts.pet;
  return (
    <li className={shared.entry}>
      <PetFacts {...facts} />
      <div className={shared.ways}>
        {foodUrl === undefined ? null : (
          <ButtonLink href={foodUrl} look="quiet" size="small" aria-label={`Shop food for ${name}`}>
            Shop food
          </ButtonLink>
        )}
        <ButtonLink {...edit(petPath(id), id)} look="quiet" size="small" aria-label={`Edit ${name}`}>
          Edit
        </ButtonLink>
        <ButtonLink href={removePetPath(id)} look="quiet" size="small" aria-label={`Remove ${name}`}>
          Remove
        </ButtonLink>
      </div>
    </li>
  );
};

const VetFacts = ({ vet: { clinic, place, phone } }: { readonly vet: Vet }): ReactElement => (
  <div className={shared.facts}>
    <p className={shared.name}>{clinic}</p>
    <p>{place}</p>
    {phone === '' ? null : (
      <p>
        <a href={`tel:+1${phone}`}>{shapePhone(phone)}</a>
      </p>
    )}
  </div>
);

/** A vet in the list, with what can be done. */
export const VetCard = ({ vet, edit }: { readonly vet: Vet; readonly edit: DialogLink }): ReactElement => (
  <li className={shared.entry}>
    <VetFacts vet={vet} />
    <div className={shared.ways}>
      <ButtonLink {...edit(vetPath(vet.id), vet.id)} look="quiet" size="small" aria-label={`Edit ${vet.clinic}`}>
        Edit
      </ButtonLink>
      <ButtonLink href={removeVetPath(vet.id)} look="quiet" size="small" aria-label={`Remove ${vet.clinic}`}>
        Remove
      </ButtonLink>
    </div>
  </li>
);

interface RemovalProps {
  readonly id: string;
  readonly action: string;
  readonly label: string;
  readonly children: ReactElement;
}

const Removal = ({ id, action, label, children }: RemovalProps): ReactElement => {
  const { isPosted, onSubmit } = usePostOnce();
  return (
    <form method="post" action={action} className={shared.question} onSubmit={onSubmit}>
      <input type="hidden" name="id" value={id} />
      {children}
      <div className={shared.ways}>
        <Button type="submit" size="large" pending={isPosted}>
          {label}
        </Button>
        <ButtonLink href={ACCOUNT_PATHS.pets} look="secondary" size="large">
          Keep
        </ButtonLink>
      </div>
    </form>
  );
};

/** What was booked is not part of a pet's profile, and stays. */
const WhatStays = (): ReactElement | null => {
  const { leadsTo } = use(CapabilityContext);
  if (!leadsTo(LINKS.grooming) || !leadsTo(MEMBERSHIPS_PATH)) return null;
  return (
    <p className={shared.soft}>
      Booked appointments and Vital Care memberships stay. Cancel them in <a href={LINKS.grooming}>Appointments</a> and{' '}
      <a href={MEMBERSHIPS_PATH}>Memberships</a>.
    </p>
  );
};

/** The question before a pet is removed. */
export const PetRemoval = (facts: PetFactsProps): ReactElement => (
  <Removal id={facts.pet.id} action={PET_FORM_ACTIONS.removePet} label="Remove pet">
    <>
      <PetFacts {...facts} />
      <p className={shared.soft}>We’ll delete {facts.pet.name}’s photo and profile.</p>
      <WhatStays />
    </>
  </Removal>
);

/** The question before a vet is removed. */
export const VetRemoval = ({ vet }: { readonly vet: Vet }): ReactElement => (
  <Removal id={vet.id} action={PET_FORM_ACTIONS.removeVet} label="Remove vet">
    <VetFacts vet={vet} />
  </Removal>
);
