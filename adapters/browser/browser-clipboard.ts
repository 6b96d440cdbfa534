import type { CopyText } from '../../core/shared/copy-text';

/** The browser's clipboard; over plain http there is none. */
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
