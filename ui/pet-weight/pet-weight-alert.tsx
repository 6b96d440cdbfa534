import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { Button } from '../design/button';
import { AdviceLine } from '../pages/product/advice-line';
import type { PetAdviceViewModel } from '../pages/product/pet-advice-view-model';
import * as styles from './pet-weight-alert.module.css';

export interface PetWeightAlertProps {
  /** The weight range of the animals for which the product is made. */
  readonly band: string;
  /** Undefined for a shopper without a pet of this kind. */
  readonly pets: PetAdviceViewModel | undefined;
  readonly onClose: () => void;
}

/** Names which of the shopper's pets the product is made for. Has room for one pet before they are loaded. */
const OwnPets = observer(({ model }: { readonly model: PetAdviceViewModel }): ReactElement => {
  useEffect(() => void model.load(), [model]);
  return (
    <div className={styles.pets} aria-live="polite">
      {model.advice.length === 0 ? null : (
        <ul>
          {model.advice.map((entry, index) => (
            <li key={index}>
              <AdviceLine entry={entry} packSize={undefined} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** Asks the shopper to weigh their animal before it gets a product that is dosed by weight (MOD-06). */
export const PetWeightAlert = ({ band, pets, onClose }: PetWeightAlertProps): ReactElement => (
  <div className={styles.alert}>
    <p>
      This product is made for <b>{band}</b>
    </p>
    {pets === undefined ? null : <OwnPets model={pets} />}
    <ul className={styles.advice}>
      <li>Weigh your pet today. Too small a dose won’t protect, and too large a dose can be harmful.</li>
      <li>Ask your vet first if your pet is between sizes, very young, pregnant or sick.</li>
      <li>Never split a dose between pets, and never give a dog product to a cat.</li>
    </ul>
    <Button size="large" block onClick={onClose}>
      I know my pet’s weight
    </Button>
  </div>
);
