import type { ReactElement, ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { IconButton } from '../design/icon-button';
import * as styles from './promotional-stripe.module.css';

export interface PromotionalStripeProps {
  readonly children: ReactNode;
  /** Open by default (HDR-03). */
  readonly open?: boolean;
  /** With this function the shopper can close it. */
  readonly onClose?: (() => void) | undefined;
}

/** The offer of the day, above the header. */
export const PromotionalStripe = ({ children, open = true, onClose }: PromotionalStripeProps): ReactElement | null =>
  open ? (
    <aside className={styles.stripe} aria-label="Offer of the day">
      <div className={styles.text}>{children}</div>
      {onClose === undefined ? null : (
        <IconButton className={styles.close} label="Hide this offer" onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </aside>
  ) : null;
