import type { ReactElement } from 'react';
import { ACCOUNT_PATHS } from '../../../core/paths/paths';
import type { PetAdvice } from '../../../core/pet-advice/advise-on-product';
import * as styles from './advice-line.module.css';
import { adviceText, petFacts } from './advice-words';
import { isQuestion } from './pet-advice-view-model';

export interface AdviceLineProps {
  readonly entry: PetAdvice;
  /** That of the shown variant. */
  readonly packSize: string | undefined;
}

/** The advice for one of the shopper's pets: its name, what is known of it, and what to choose (ACC-04). */
export const AdviceLine = ({ entry, packSize }: AdviceLineProps): ReactElement => {
  const facts = petFacts(entry);
  const text = adviceText(entry, packSize);
  return (
    <span className={styles.line} data-warns={entry.advice.kind === 'wrong-dose' || undefined}>
      <b className={styles.name}>{entry.pet.name}</b>
      {facts === '' ? '' : ` (${facts})`}: {isQuestion(entry) ? <a href={ACCOUNT_PATHS.pets}>{text}</a> : text}
    </span>
  );
};
