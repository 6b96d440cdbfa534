import type { ReactElement } from 'react';
import { ButtonLink } from '../../../design/button';
import * as styles from './appointments.module.css';

/** A step of the booking that is done. */
export interface ChosenStep {
  readonly label: string;
  readonly value: string;
  /** The address at which it is chosen again. */
  readonly change: string;
}

/** What is chosen so far, each with a link to choose it again. */
export const ChosenSteps = ({ steps }: { readonly steps: ReadonlyArray<ChosenStep> }): ReactElement => (
  <ul className={styles.chosen} aria-label="Your choices so far">
    {steps.map(({ label, value, change }) => (
      <li key={label} className={styles.choice}>
        <span>
          <span className={styles.soft}>{label}: </span>
          <strong>{value}</strong>
        </span>
        <ButtonLink href={change} look="quiet" size="small" aria-label={`Change ${label.toLowerCase()}`}>
          Change
        </ButtonLink>
      </li>
    ))}
  </ul>
);
