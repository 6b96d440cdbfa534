import type { ReactElement, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { Scene } from '../../design/scene';
import * as styles from './account-promise.module.css';

export interface AccountPromiseProps {
  /** Id of the heading's element. */
  readonly id: string;
  readonly title: string;
  readonly points: ReadonlyArray<AccountPoint>;
  /** The width of the picture, as a `sizes` value. */
  readonly sizes: string;
  /** A link to the registration, on pages that are not the registration. */
  readonly children?: ReactNode;
}

export interface AccountPoint {
  readonly what: string;
  readonly how?: string;
}

/** The benefits of an account, beside the registration or sign-in form (RTE-05, RTE-06). */
export const AccountPromise = ({ id, title, points, sizes, children }: AccountPromiseProps): ReactElement => (
  <aside className={styles.promise} aria-labelledby={id}>
    <Scene name="pals-rewards" priority="eager" sizes={sizes} />
    <div className={styles.words}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.points}>
        {points.map(({ what, how }) => (
          <li key={what}>
            <Check size={22} aria-hidden strokeWidth={3} />
            <div>
              <p className={styles.what}>{what}</p>
              {how === undefined ? null : <p>{how}</p>}
            </div>
          </li>
        ))}
      </ul>
      {children}
    </div>
  </aside>
);
