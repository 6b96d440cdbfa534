import { useEffect } from 'react';
import type { MomentViewModel } from '../../stores/moment-view-model';

/** Keeps a page's moment true: once it is hydrated, and whenever it is shown again. */
export const useMoment = ({ refresh }: Pick<MomentViewModel, 'refresh'>): void =>
  useEffect(() => {
    refresh();
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [refresh]);
