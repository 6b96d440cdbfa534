import { useId, type ReactElement, type ReactNode } from 'react';
import * as styles from './account-section.module.css';

export interface AccountSectionProps {
  readonly title: string;
  /** Below the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A panel of a page of the account, with its own heading. */
export const AccountSection = ({ title, lead, children }: AccountSectionProps): ReactElement => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
};
