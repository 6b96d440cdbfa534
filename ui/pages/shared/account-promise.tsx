import type { ReactElement, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { Scene } from '../../design/scene';
import * as styles from './account-promise.module.css';

export interface AccountPromiseProps {
  /** Id of its heading in the document. */
  readonly id: string;
  readonly title: string;
  readonly points: ReadonlyArray<AccountPoint>;
  /** How wide the picture is drawn, as `sizes` has it. */
  readonly sizes: string;
  /** The way to an account, where the page itself is none. */
  readonly children?: ReactNode;
}

export interface AccountPoint {
  readonly what: string;
  readonly how?: string;
}

/** What an account is good for, beside the form that makes one or signs in to one (RTE-05, RTE-06). */
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
