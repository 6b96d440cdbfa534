import { useEffect } from 'react';
import type { MomentViewModel } from '../../stores/moment-view-model';

/** Refreshes the page's time after hydration and whenever the page is shown again. */
export const useMoment = ({ refresh }: Pick<MomentViewModel, 'refresh'>): void =>
  useEffect(() => {
    refresh();
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [refresh]);
