import type { ReactElement } from 'react';
import type { DismissedBy } from '../design/dialog';

/** The content and the behaviour of a modal. */
export interface ModalBody {
  readonly title: string;
  readonly element: ReactElement;
  readonly size?: 'small' | 'medium' | 'large';
  /** False removes the close button and ignores Escape and the backdrop (MOD-03). */
  readonly dismissible?: boolean;
  /** While it returns true the modal cannot be closed, since a request is under way. */
  readonly isBusy?: () => boolean;
  /** Called after the shopper closed the overlay by its close button, Escape or the backdrop. */
  readonly onDismissed?: (by: DismissedBy) => void;
}
