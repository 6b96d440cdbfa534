import type { ReactElement, ReactNode } from 'react';
import * as styles from './exhibit.module.css';

/** One example on the design page, with its name. */
export const Exhibit = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <section className={styles.exhibit} aria-label={name}>
    <h2 className={styles.name}>{name}</h2>
    <div className={styles.stage}>{children}</div>
  </section>
);
