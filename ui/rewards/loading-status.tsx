import type { ReactElement } from 'react';
import { VisuallyHidden } from '../design/visually-hidden';
import type { Part } from './rewards-view-model';

export interface LoadingStatusProps {
  readonly part: Part<unknown> | undefined;
  readonly children: string;
}

/** A live region that announces loading to screen readers. It stays in the page, so that each change is announced. */
export const LoadingStatus = ({ part, children }: LoadingStatusProps): ReactElement => (
  <VisuallyHidden>
    <span role="status">{part?.kind === 'fetching' ? children : ''}</span>
  </VisuallyHidden>
);
