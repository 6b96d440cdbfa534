import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import * as styles from './dimmer.module.css';
import type { HeaderPanelsViewModel } from './header-panels-view-model';

export interface DimmerProps {
  readonly panels: Pick<HeaderPanelsViewModel, 'isDimmed' | 'closeDimmed'>;
}

/**
 * Dims the page behind an open menu or the search. A click on it and the Escape key close them (HDR-04). It stays in
 * the document, so that a click never reaches the page below.
 */
export const Dimmer = observer(({ panels }: DimmerProps): ReactElement => {
  const { isDimmed } = panels;
  useEffect(() => {
    if (!isDimmed) return undefined;
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) panels.closeDimmed();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isDimmed, panels]);
  return (
    <div className={styles.dimmer} data-open={isDimmed || undefined} aria-hidden onClick={() => panels.closeDimmed()} />
  );
});
