import type { ReactElement, ReactNode } from 'react';
import { HEADER_ID, MAIN_ID, OVERLAY_ID } from './page-regions';

export interface LayoutProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /** Above the header: an emergency message, the offer of the day. */
  readonly top?: ReactNode;
  /** Addresses of stylesheets that the footer and closed menus need. Browsers paint what precedes them at once. */
  readonly laterStyles?: ReadonlyArray<string> | undefined;
  readonly children: ReactNode;
}

/**
 * The frame of every page: skip link, header, main, footer, and the empty element for dialogs and toasts. Only the
 * server renders it. The browser hydrates main and, when it is needed, the header, each as a root of its own.
 */
export const Layout = ({ header, footer, top, laterStyles = [], children }: LayoutProps): ReactElement => (
  <>
    <a href={`#${MAIN_ID}`} className="page-skip">
      Skip to main content
    </a>
    {top}
    <header id={HEADER_ID} className="page-header">
      {header}
    </header>
    <main id={MAIN_ID} tabIndex={-1} className="page-main">
      {children}
    </main>
    {laterStyles.map((href) => (
      <link key={href} rel="stylesheet" href={href} />
    ))}
    {footer}
    <div id={OVERLAY_ID} />
  </>
);
