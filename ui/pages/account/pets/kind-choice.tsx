import type { ReactElement } from 'react';
import type { PetKinds } from '../../../../core/pets/pet';
import type { PetKind } from '../../../../core/shared/pet-kind';
import { isPlainClick } from '../../../design/plain-click';
import { KIND_ICONS } from '../../../pets/kind-icons';
import { KIND_NAMES } from '../../../pets/kind-names';
import { newPetPath } from './pets-data';
import * as styles from './pets-page.module.css';

export interface KindChoiceProps {
  readonly kinds: PetKinds;
  /** Shows the form of a pet of this kind in place; by default the links lead to it. */
  readonly onChoose?: (kind: PetKind) => void;
}

/** The first question about a new pet: its kind, on which the list of breeds depends. */
export const KindChoice = ({ kinds, onChoose }: KindChoiceProps): ReactElement => (
  <>
    <p className={styles.lead}>What kind of pet do you have?</p>
    <ul className={styles.kinds}>
      {kinds.map(({ kind }) => {
        const Icon = KIND_ICONS[kind];
        return (
          <li key={kind}>
            <a
              href={newPetPath(kind)}
              data-department={kind}
              className={styles.kind}
              onClick={(event) => {
                if (onChoose === undefined || !isPlainClick(event)) return;
                event.preventDefault();
                onChoose(kind);
              }}
            >
              <Icon size={40} aria-hidden />
              {KIND_NAMES[kind]}
            </a>
          </li>
        );
      })}
    </ul>
  </>
);
