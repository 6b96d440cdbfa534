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
      <li>Weigh your pet today: too small a dose does not protect, too large a dose can do harm.</li>
      <li>Between two sizes, or for a pet that is very young, pregnant or ill, ask your vet first.</li>
      <li>Never share one dose between two animals, and never give a dog’s product to a cat.</li>
    </ul>
    <Button size="large" block onClick={onClose}>
      I know my pet’s weight
    </Button>
  </div>
);
