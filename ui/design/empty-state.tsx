import type { ReactElement, ReactNode } from 'react';
import * as styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** A scene with an aspect ratio of 16:9. It fills its side of the panel. */
  readonly art?: ReactNode;
  /** The next steps, the most important first. */
  readonly actions?: ReactNode;
  /** 1 if the page has no other content. */
  readonly headingLevel?: 1 | 2 | 3;
}

/** A message for an empty page or section, with links to continue. */
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
