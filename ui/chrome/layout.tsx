import type { ReactElement, ReactNode } from 'react';
import * as styles from './layout.module.css';

export interface LayoutProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /** Above the header: an emergency message, the offer of the day. */
  readonly top?: ReactNode;
  /** Above all content: dimmer, dialogs, toasts. */
  readonly overlay?: ReactNode;
  readonly children: ReactNode;
}

/** Id of the page's content, the target of the skip link. */
export const MAIN_ID = 'main';

/** The frame of every page: skip link, header, main, footer. */
export const Layout = ({ header, footer, top, overlay, children }: LayoutProps): ReactElement => (
  <>
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      Skip to main content
    </a>
    {top}
    {header}
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {footer}
    {overlay}
  </>
);
