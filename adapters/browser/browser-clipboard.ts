import type { CopyText } from '../../core/shared/copy-text';

/** Writes to the browser's clipboard; returns false where there is none, such as over plain http, or where the browser refuses. */
export const makeCopyText =
  ({ clipboard }: { readonly clipboard?: Pick<Clipboard, 'writeText'> | undefined }): CopyText =>
  (text) =>
  () =>
    clipboard === undefined
      ? Promise.resolve(false)
      : clipboard.writeText(text).then(
          () => true,
          () => false,
        );
