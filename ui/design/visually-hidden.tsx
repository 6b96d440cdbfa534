import type { ReactElement, ReactNode } from 'react';
import * as styles from './visually-hidden.module.css';

/** Text that only screen readers present. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <span className={styles.hidden}>{children}</span>
);
