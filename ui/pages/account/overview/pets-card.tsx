import type { ReactElement } from 'react';
import PawPrint from 'lucide-react/icons/paw-print';
import type { OverviewPart, OverviewPet } from '../../../../core/overview/overview-part';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { OverviewCard, Part } from './overview-card';

/** The names of the pets. */
export const PetsCard = ({
  part,
  page,
}: {
  readonly part: OverviewPart<ReadonlyArray<OverviewPet>>;
  readonly page?: string | undefined;
}): ReactElement => {
  const isEmpty = part.kind === 'known' && part.value.length === 0;
  return (
    <OverviewCard
      title="My Pets"
      icon={<PawPrint size={22} aria-hidden />}
      link={{ text: isEmpty ? 'Add a pet' : 'Manage pets and vets', url: ACCOUNT_PATHS.pets }}
    >
      <Part part={part} what="your pets" page={page}>
        {(pets) =>
          pets.length === 0 ? (
            <p>Tell us about your pets, and we show what suits them first.</p>
          ) : (
            <p>
              <strong>{pets.map(({ name }) => name).join(', ')}</strong>
            </p>
          )
        }
      </Part>
    </OverviewCard>
  );
};
