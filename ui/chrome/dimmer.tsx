import type { ReactElement } from 'react';
import styles from './dimmer.module.css';

export interface DimmerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The veil under an open panel; a click on it closes what is open, as Escape does for the keyboard (HDR-04). */
export const Dimmer = ({ open, onClose }: DimmerProps): ReactElement => (
  <div className={styles.dimmer} data-open={open || undefined} aria-hidden data-testid="dimmer" onClick={onClose} />
);
