import type { ReactElement } from 'react';
import type { DismissedBy } from '../design/dialog';

/** What a modal brings into the overlay. */
export interface ModalBody {
  readonly title: string;
  readonly element: ReactElement;
  readonly size?: 'small' | 'medium' | 'large';
  /** False leaves out the close button and ignores Escape and the backdrop (MOD-03). */
  readonly dismissible?: boolean;
  /** While it is true nothing closes the modal: what was sent is answered first. */
  readonly isBusy?: () => boolean;
  /** Told after the overlay was closed by its close button, Escape or the backdrop. */
  readonly onDismissed?: (by: DismissedBy) => void;
}
