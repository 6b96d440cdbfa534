import type { ReactElement } from 'react';
import type { Pet } from '../../core/pets/pet';
import { petPhotoPath } from '../../core/paths/pet-form-actions';
import { KIND_ICONS } from './kind-icons';
import * as styles from './pet-picture.module.css';

/** The photo of a pet, or the icon of its kind. The pet's name stands beside it. */
export const PetPicture = ({ pet }: { readonly pet: Pick<Pet, 'id' | 'kind' | 'photo'> }): ReactElement => {
  const { id, kind, photo } = pet;
  const Icon = KIND_ICONS[kind];
  return photo === undefined ? (
    <span className={styles.picture} data-department={kind} aria-hidden>
      <Icon size={40} />
    </span>
  ) : (
    <img src={petPhotoPath({ id, photo })} alt="" width={88} height={88} loading="lazy" className={styles.picture} />
  );
};
