import type { ReactElement, ReactNode } from 'react';
import * as styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** A scene, 16 by 9; it fills its side of the panel. */
  readonly art?: ReactNode;
  /** The next steps, the best first. */
  readonly actions?: ReactNode;
  /** 1 where it is all there is on the page. */
  readonly headingLevel?: 1 | 2 | 3;
}

/** Nothing here yet: says so warmly, and where to go from here. */
export const EmptyState = ({ title, children, art, actions, headingLevel = 2 }: EmptyStateProps): ReactElement => {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.empty} data-art={art === undefined ? undefined : ''}>
      {art === undefined ? null : <div className={styles.art}>{art}</div>}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
};
