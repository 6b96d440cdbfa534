import type { ReactElement } from 'react';
import { VisuallyHidden } from '../design/visually-hidden';
import type { Part } from './rewards-view-model';

export interface FetchingWordsProps {
  readonly part: Part<unknown> | undefined;
  readonly children: string;
}

/** Says politely that something is being fetched: what shows it is a picture. It stays, so that each change is heard. */
export const FetchingWords = ({ part, children }: FetchingWordsProps): ReactElement => (
  <VisuallyHidden>
    <span role="status">{part?.kind === 'fetching' ? children : ''}</span>
  </VisuallyHidden>
);
