import type { ReactElement } from 'react';
import * as styles from './steps.module.css';

export interface Step {
  readonly title: string;
  readonly text: string;
}

export interface StepsProps {
  readonly steps: ReadonlyArray<Step>;
  /** Columns on wide screens. Three start at the width of tablets; four start on desktops, after two on tablets. */
  readonly columns: 3 | 4;
}

/** A numbered list of steps, each with a title and a text. */
export const Steps = ({ steps, columns }: StepsProps): ReactElement => (
  <ol className={styles.steps} data-columns={columns}>
    {steps.map(({ title, text }, index) => (
      <li key={title} className={styles.step}>
        <span className={styles.number} aria-hidden>
          {index + 1}
        </span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
