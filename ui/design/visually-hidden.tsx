import type { ReactElement, ReactNode } from 'react';
import * as styles from './visually-hidden.module.css';

/** Text for screen readers alone. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <span className={styles.hidden}>{children}</span>
);
