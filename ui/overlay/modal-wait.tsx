import type { ReactElement } from 'react';
import { Spinner } from '../design/spinner';
import * as styles from './modal-wait.module.css';

/** Shown while a modal's code is loading, if that takes long enough to notice. */
export const ModalWait = (): ReactElement => (
  <div className={styles.wait}>
    <Spinner label="Opening …" />
  </div>
);
