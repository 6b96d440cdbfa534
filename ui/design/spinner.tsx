import type { ReactElement } from 'react';
import * as styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

/** Indicates that something is loading. With a label it is announced; without one it is only visual. */
export const Spinner = ({ label }: { readonly label?: string | undefined }): ReactElement => (
  <span className={styles.spinner} role={label === undefined ? undefined : 'status'}>
    {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);
