import type { ReactElement, ReactNode } from 'react';
import * as styles from './page-frame.module.css';

export interface PageFrameProps {
  readonly children: ReactNode;
  /** Its tint colours what is inside. */
  readonly department?: string | undefined;
}

/** The width and the rhythm that all pages share. */
export const PageFrame = ({ children, department }: PageFrameProps): ReactElement => (
  <div className={styles.frame} data-department={department}>
    {children}
  </div>
);
