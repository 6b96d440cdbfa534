import type { ReactElement } from 'react';
import * as styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  readonly url: string;
}

/** The path from the home page to the current page, which is the last entry. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: ReadonlyArray<Crumb> }): ReactElement => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.crumbs}>
      {crumbs.map(({ label, url }, index) => (
        <li key={url} className={styles.crumb}>
          {index === crumbs.length - 1 ? (
            <span aria-current="page" className={styles.here}>
              {label}
            </span>
          ) : (
            <a href={url} className={styles.link}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
