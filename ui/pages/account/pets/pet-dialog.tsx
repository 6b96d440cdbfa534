import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Pet } from '../../../../core/pets/pet';
import type { PetKind } from '../../../../core/shared/pet-kind';
import { KindChoice } from './kind-choice';
import { PetForm } from './pet-form';
import type { PetsData } from './pets-data';

export interface PetDialogProps {
  readonly data: Pick<PetsData, 'kinds' | 'now' | 'addKey'>;
  /** The pet to change; undefined for a new one. */
  readonly pet: Pet | undefined;
}

/** The content of ADD_PET: the kind of a new pet, then its form. */
export const PetDialog = ({ data: { kinds, now, addKey }, pet }: PetDialogProps): ReactElement => {
  const [chosen, choose] = useState<PetKind | undefined>();
  const form = useRef<HTMLDivElement>(null);
  // The link of the kind, which had the focus, is gone.
  useEffect(() => {
    if (chosen !== undefined) form.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [chosen]);
  const kind = pet?.kind ?? chosen;
  return kind === undefined ? (
    <KindChoice kinds={kinds} onChoose={choose} />
  ) : (
    <div ref={form}>
      <PetForm kinds={kinds} now={now} petKind={kind} addKey={addKey} pet={pet} />
    </div>
  );
};
