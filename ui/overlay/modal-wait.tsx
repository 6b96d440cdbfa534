import type { ReactElement } from 'react';
import { Spinner } from '../design/spinner';
import * as styles from './modal-wait.module.css';

/** While a modal's code is on its way: seen only when that takes long enough to be noticed. */
export const ModalWait = (): ReactElement => (
  <div className={styles.wait}>
    <Spinner label="Opening …" />
  </div>
);
