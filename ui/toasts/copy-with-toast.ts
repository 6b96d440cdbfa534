import type { CopyText } from '../../core/shared/copy-text';
import type { ToastsViewModel } from './toasts-view-model';

export interface CopyWithToastPorts {
  readonly copyText: CopyText;
  readonly toasts: Pick<ToastsViewModel, 'succeed' | 'fail'>;
}

/** Copies a text and says so in a toast, which screen readers announce; or says why it has to be copied by hand. */
export const makeCopyWithToast =
  ({ copyText, toasts }: CopyWithToastPorts) =>
  async (text: string, words: { readonly copied: string; readonly failed: string }): Promise<void> => {
    if (await copyText(text)()) toasts.succeed(words.copied);
    else toasts.fail(words.failed);
  };
