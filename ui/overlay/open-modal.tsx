import type { ReactElement } from 'react';
import { Dialog } from '../design/dialog';
import type { ModalBody } from './modal-body';

export interface OpenModalProps {
  readonly body: ModalBody;
  readonly onClose: () => void;
}

/** A modal in the shop's dialog. Escape and the backdrop close it, unless it requires an answer (MOD-02, MOD-03). */
export const OpenModal = ({ body, onClose }: OpenModalProps): ReactElement => (
  <Dialog
    open
    title={body.title}
    size={body.size ?? 'small'}
    dismissible={body.dismissible ?? true}
    onClose={(by) => {
      if (body.isBusy?.() === true) return;
      onClose();
      body.onDismissed?.(by);
    }}
  >
    {body.element}
  </Dialog>
);
