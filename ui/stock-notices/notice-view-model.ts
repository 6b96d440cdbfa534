import { runInAction } from 'mobx';
import type { AskForNotice } from '../../core/stock-notices/ask-for-notice';
import { noticeForm, type NoticeField } from '../../core/stock-notices/notice-form';
import { noticeProblem } from '../../core/stock-notices/notice-message';
import { isRight } from '../../core/shared/either';
import { FormViewModel } from '../forms/form-view-model';
import { observeMembers } from '../state/observe-members';
import type { WantedNotice } from './wanted-notice';

export interface NoticePorts {
  readonly askForNotice: AskForNotice;
  /** Called with the address to which the mail will go, and with the token that undoes the request. */
  readonly onAsked: (email: string, undo: string | undefined) => void;
}

/** The dialog that asks for a mail when a product is in stock again (ACC-06). What was typed is kept after a failure. */
export class NoticeViewModel {
  readonly form: FormViewModel<NoticeField>;
  status: 'idle' | 'asking' = 'idle';
  /** The message above the form. */
  problem: string | undefined;
  readonly #ports: NoticePorts;

  /** `memberEmail` is the address of the member's account; empty for guests. */
  constructor(
    readonly wanted: WantedNotice,
    readonly memberEmail: string,
    ports: NoticePorts,
  ) {
    this.#ports = ports;
    this.form = new FormViewModel(noticeForm, { email: memberEmail });
    observeMembers(this, { form: false, memberEmail: false, wanted: false });
  }

  async ask(): Promise<void> {
    if (this.status === 'asking' || !this.form.validate()) return;
    this.status = 'asking';
    this.problem = undefined;
    const { partNumber, store } = this.wanted;
    const email = this.form.values.email.trim();
    const outcome = await this.#ports.askForNotice({ partNumber, storeId: store?.id, email })();
    runInAction(() => {
      this.status = 'idle';
      if (isRight(outcome)) return this.#ports.onAsked(email, outcome.right);
      const error = outcome.left;
      this.problem = noticeProblem(error);
      if (error.kind === 'invalid-fields') this.form.rejectAll(error.errors);
    });
  }
}
