import type { ReactElement } from 'react';
import PawPrint from 'lucide-react/icons/paw-print';
import type { Brand } from '../../core/configuration/brand';
import * as styles from './card-art.module.css';

export interface CardArtProps {
  readonly brand: Pick<Brand, 'card'>;
  /** The last four digits of the shopper's card, if there is one. */
  readonly lastFour?: string | undefined;
  /** The text on the card's upper edge. */
  readonly mark?: string | undefined;
}

/** A drawing of the card. It is decorative: the text beside it carries the information. */
export const CardArt = ({ brand, lastFour = '····', mark }: CardArtProps): ReactElement => (
  <div className={styles.card} aria-hidden>
    <span className={styles.name}>{brand.card}</span>
    <span className={styles.mark}>{mark}</span>
    <span className={styles.chip} />
    <span className={styles.number}>···· ···· ···· {lastFour}</span>
    <PawPrint className={styles.paw} fill="currentColor" />
  </div>
);
