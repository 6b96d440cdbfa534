import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import * as styles from './dimmer.module.css';
import type { HeaderPanelsViewModel } from './header-panels-view-model';

export interface DimmerProps {
  readonly panels: Pick<HeaderPanelsViewModel, 'isDimmed' | 'closeDimmed'>;
}

/**
 * Lies over the page and under an open menu or the search; a click on it closes what is open, and so does Escape, from
 * wherever the focus is (HDR-04). It is always there, so that the click that it takes never falls through.
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
