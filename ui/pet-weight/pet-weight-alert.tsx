import type { ReactElement } from 'react';
import { Button } from '../design/button';
import * as styles from './pet-weight-alert.module.css';

export interface PetWeightAlertProps {
  /** The weight range of the animals for which the product is made. */
  readonly band: string;
  readonly onClose: () => void;
}

/** Asks the shopper to weigh their animal before it gets a product that is dosed by weight (MOD-06). */
export const PetWeightAlert = ({ band, onClose }: PetWeightAlertProps): ReactElement => (
  <div className={styles.alert}>
    <p>
      This product is made for <b>{band}</b>
    </p>
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
