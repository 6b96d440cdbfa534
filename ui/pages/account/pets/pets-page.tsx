import type { ReactElement } from 'react';
import PawPrint from 'lucide-react/icons/paw-print';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { ButtonLink } from '../../../design/button';
import type { LoadSuggestClinic } from '../../../pets/clinic-fields';
import { AccountFormProblem } from '../account-form-problem';
import { AccountFrame } from '../account-frame';
import { DoneBanner } from '../done-banner';
import * as shared from '../account-list.module.css';
import type { RefusedForm } from '../refused-form';
import type { DialogLink } from './dialog-link';
import { KindChoice } from './kind-choice';
import { PetCard, PetRemoval, VetCard, VetRemoval } from './pet-cards';
import { PetForm } from './pet-form';
import { petPath, PETS_DONE, petsTitle, vetPath, type PetsData, type PetsFormName, type PetsView } from './pets-data';
import * as styles from './pets-page.module.css';
import { VetForm } from './vet-form';

export interface PetsPageProps {
  readonly data: PetsData;
  /** Links to the forms, which open as dialogs (ADD_PET, ADD_VET). */
  readonly pet: DialogLink;
  readonly vet: DialogLink;
  readonly loadSuggestClinic: LoadSuggestClinic;
}

const Pets = ({ data, pet }: Pick<PetsPageProps, 'data' | 'pet'>): ReactElement => {
  const { pets, kinds, foodUrls, now } = data;
  if (pets.length === 0) {
    return (
      <div className={styles.empty}>
        <PawPrint size={40} aria-hidden />
        <p className={styles.lead}>Tell us about your pets, and their department, life stage and size come first.</p>
        <ButtonLink {...pet(petPath())}>Add your first pet</ButtonLink>
      </div>
    );
  }
  return (
    <ul className={shared.list}>
      {pets.map((entry, index) => (
        <PetCard key={entry.id} pet={entry} kinds={kinds} now={now} foodUrl={foodUrls[index]} edit={pet} />
      ))}
    </ul>
  );
};

const Vets = ({ data: { vets }, vet }: Pick<PetsPageProps, 'data' | 'vet'>): ReactElement => (
  <>
    <div className={styles.head}>
      <h2>My vets</h2>
      <ButtonLink {...vet(vetPath())} look="secondary">
        Add a vet
      </ButtonLink>
    </div>
    {vets.length === 0 ? (
      <p className={shared.empty}>Save your vet’s clinic and phone number here.</p>
    ) : (
      <ul className={shared.list}>
        {vets.map((entry) => (
          <VetCard key={entry.id} vet={entry} edit={vet} />
        ))}
      </ul>
    )}
  </>
);

interface ViewProps extends Pick<PetsPageProps, 'data' | 'loadSuggestClinic'> {
  readonly view: PetsView;
}

const View = ({ data, view, loadSuggestClinic }: ViewProps): ReactElement => {
  const { kinds, now, addKey, refused, unusual } = data;
  const refusedAs = (name: PetsFormName): RefusedForm | undefined => (refused?.name === name ? refused : undefined);
  switch (view.kind) {
    case 'choose-kind':
      return <KindChoice kinds={kinds} />;
    case 'pet':
      return (
        <PetForm
          kinds={kinds}
          now={now}
          petKind={view.petKind}
          addKey={addKey}
          pet={view.pet}
          refused={refusedAs('pet')}
          unusual={unusual}
        />
      );
    case 'vet':
      return (
        <VetForm vet={view.vet} addKey={addKey} refused={refusedAs('vet')} loadSuggestClinic={loadSuggestClinic} />
      );
    case 'remove-pet':
      return <PetRemoval pet={view.pet} kinds={kinds} now={now} />;
    case 'remove-vet':
      return <VetRemoval vet={view.vet} />;
  }
};

/** The pets and vets of the account: a list, the form of one of them, or the question before a removal (ACC-04). */
export const PetsPage = ({ data, pet, vet, loadSuggestClinic }: PetsPageProps): ReactElement => {
  const { view, done, problem } = data;
  return (
    <AccountFrame
      place="pets"
      title={petsTitle(view)}
      actions={
        view === undefined && data.pets.length > 0 ? <ButtonLink {...pet(petPath())}>Add a pet</ButtonLink> : undefined
      }
    >
      {problem === undefined ? null : <AccountFormProblem problem={problem} returnPath={ACCOUNT_PATHS.pets} />}
      {done === undefined || view !== undefined ? null : <DoneBanner words={PETS_DONE} done={done} />}
      {view === undefined ? (
        <>
          <Pets data={data} pet={pet} />
          <Vets data={data} vet={vet} />
        </>
      ) : (
        <View data={data} view={view} loadSuggestClinic={loadSuggestClinic} />
      )}
      {view === undefined || view.kind.startsWith('remove') ? null : (
        <p>
          <a href={ACCOUNT_PATHS.pets}>Back to my pets</a>
        </p>
      )}
    </AccountFrame>
  );
};
