import type { ReactElement } from 'react';
import Scale from 'lucide-react/icons/scale';
import { weightBandOf } from '../../../core/catalogue/weight-band';
import { isPlainClick } from '../../design/plain-click';
import * as styles from './weight-check.module.css';

export interface WeightCheckProps {
  readonly productName: string;
  /** The section of the details to which it links. */
  readonly detailsId: string;
  readonly onCheck: (band: string) => void;
}

/**
 * For products dosed by weight: names the weight range and opens the weight dialog. Without scripts it links to the
 * directions. Renders nothing for other products.
 */
export const WeightCheck = ({ productName, detailsId, onCheck }: WeightCheckProps): ReactElement | null => {
  const band = weightBandOf(productName);
  return band === undefined ? null : (
    <a
      href={`#${detailsId}`}
      className={styles.check}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onCheck(band);
      }}
    >
      <Scale size={20} aria-hidden />
      For {band} Check your pet’s weight
    </a>
  );
};
