import { makeAutoObservable } from 'mobx';
import type { ModalType } from '../../core/overlay/modal-type';

/** The one overlay over every page: which modal it holds, and whether it shows (MOD-01, MOD-02). */
export class ModalViewModel {
  type: ModalType | undefined;
  show = false;
  /** What the modal is about, where its type alone does not say it. */
  about: string | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Setting the type shows the overlay; a modal that is open gives way. */
  setType(type: ModalType, about?: string): void {
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
