import type { ReactElement, ReactNode } from 'react';
import * as styles from './page-frame.module.css';

export interface PageFrameProps {
  readonly children: ReactNode;
  /** The department whose tint colours the content. */
  readonly department?: string | undefined;
}

/** The width and spacing that all pages share. */
export const PageFrame = ({ children, department }: PageFrameProps): ReactElement => (
  <div className={styles.frame} data-department={department}>
    {children}
  </div>
);
