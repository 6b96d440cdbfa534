import type { ReactElement } from 'react';
import * as styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

/** Says that something is under way; with a label it is announced, without one it only turns. */
export const Spinner = ({ label }: { readonly label?: string | undefined }): ReactElement => (
  <span className={styles.spinner} role={label === undefined ? undefined : 'status'}>
    {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);
