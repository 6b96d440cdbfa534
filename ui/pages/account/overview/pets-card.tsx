import type { ReactElement } from 'react';
import PawPrint from 'lucide-react/icons/paw-print';
import type { OverviewPart, OverviewPet } from '../../../../core/overview/overview-part';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { OverviewCard, Part } from './overview-card';
import * as styles from './overview-page.module.css';

/** Pets of the card; the others are on their page. */
const MAX_SHOWN = 4;

/** The food that suits each pet (ACC-04). */
export const PetsCard = ({ part }: { readonly part: OverviewPart<ReadonlyArray<OverviewPet>> }): ReactElement => {
  const isEmpty = part.kind === 'known' && part.value.length === 0;
  return (
    <OverviewCard
      title="My Pets"
      icon={<PawPrint size={22} aria-hidden />}
      link={{ text: isEmpty ? 'Add a pet' : 'Manage pets and vets', url: ACCOUNT_PATHS.pets }}
    >
      <Part part={part} what="your pets">
        {(pets) =>
          pets.length === 0 ? (
            <p>Tell us about your pets, and their department, life stage and size come first.</p>
          ) : (
            <ul className={styles.pets}>
              {pets.slice(0, MAX_SHOWN).map(({ name, foodUrl }, index) => (
                <li key={index}>
                  <a href={foodUrl}>Food for {name}</a>
                </li>
              ))}
              {pets.length > MAX_SHOWN ? <li>and {pets.length - MAX_SHOWN} more</li> : null}
            </ul>
          )
        }
      </Part>
    </OverviewCard>
  );
};
