import type { ModalType } from '../../core/overlay/modal-type';
import { observeMembers } from '../state/observe-members';

/** The one overlay of every page: the type of its modal, and whether it is shown (MOD-01, MOD-02). */
export class ModalViewModel {
  type: ModalType | undefined;
  show = false;
  /** The subject of the modal, if its type does not determine it. */
  about: string | undefined;

  readonly #mayOpen: (type: ModalType) => boolean;

  /** `mayOpen` returns whether a modal has content to show; by default all have. */
  constructor(mayOpen: (type: ModalType) => boolean = () => true) {
    this.#mayOpen = mayOpen;
    observeMembers(this);
  }

  /** Shows a modal and replaces an open one. Does nothing for a modal without content. */
  setType(type: ModalType, about?: string): void {
    if (!this.#mayOpen(type)) return;
    this.type = type;
    this.about = about;
    this.show = true;
  }

  setShow(show: boolean): void {
    this.show = show && this.type !== undefined;
  }

  /** Shows the modal that was closed last. */
  reopen(): void {
    this.setShow(true);
  }

  close(): void {
    this.setShow(false);
  }
}
