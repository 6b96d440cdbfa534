import { makeAutoObservable } from 'mobx';
import type { ModalType } from '../../core/overlay/modal-type';

/** The one overlay over every page: which modal it holds, and whether it shows (MOD-01, MOD-02). */
export class ModalViewModel {
  type: ModalType | undefined;
  show = false;
  /** What the modal is about, where its type alone does not say it. */
  about: string | undefined;

  readonly #mayOpen: (type: ModalType) => boolean;

  /** `mayOpen` says which modals have something to show; all of them when left out. */
  constructor(mayOpen: (type: ModalType) => boolean = () => true) {
    this.#mayOpen = mayOpen;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Setting the type shows the overlay; a modal that is open gives way. One that has nothing to show does not open. */
  setType(type: ModalType, about?: string): void {
    if (!this.#mayOpen(type)) return;
    this.type = type;
    this.about = about;
    this.show = true;
  }

  setShow(show: boolean): void {
    this.show = show && this.type !== undefined;
  }

  close(): void {
    this.setShow(false);
  }
}
