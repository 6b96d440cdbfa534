import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import PawPrint from 'lucide-react/icons/paw-print';
import { AdviceLine } from './advice-line';
import { AdvicePlace } from './advice-place';
import * as styles from './pet-advice.module.css';
import { isQuestion, type PetAdviceViewModel } from './pet-advice-view-model';

export interface PetAdvicePanelProps {
  readonly model: PetAdviceViewModel;
}

const moreText = (count: number): string => (count === 1 ? '1 more pet' : `${count} more pets`);

const Lines = observer(({ model: { advice, packSize } }: PetAdvicePanelProps): ReactElement | null => {
  const [first, ...others] = advice;
  if (first === undefined) return null;
  // A summary has no link in it.
  if (others.length === 0 || isQuestion(first)) {
    return (
      <p className={styles.first}>
        <PawPrint size={20} aria-hidden />
        <AdviceLine entry={first} packSize={packSize} />
      </p>
    );
  }
  return (
    <details>
      <summary className={styles.first}>
        <PawPrint size={20} aria-hidden />
        <span>
          <AdviceLine entry={first} packSize={packSize} />{' '}
          <span className={styles.more}>{moreText(others.length)}</span>
        </span>
      </summary>
      <ul className={styles.others}>
        {others.map((entry, index) => (
          <li key={index}>
            <AdviceLine entry={entry} packSize={packSize} />
          </li>
        ))}
      </ul>
    </details>
  );
});

/** What fits the shopper's pets: the first one's line, and the others when the shopper opens them (ACC-04). */
export const PetAdvicePanel = ({ model }: PetAdvicePanelProps): ReactElement => {
  useEffect(() => void model.load(), [model]);
  return (
    <AdvicePlace product={model.product}>
      <Lines model={model} />
    </AdvicePlace>
  );
};
