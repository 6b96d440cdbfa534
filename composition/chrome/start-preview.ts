import type { ShownPreview } from '../../core/preview/preview-gateway';
import { PREVIEW_DATE_ID } from '../../ui/chrome/page-regions';
import { isPlainClick } from '../../ui/design/plain-click';
import type { ModalViewModel } from '../../ui/overlay/modal-view-model';

/** Makes the link of the preview's banner open PREVIEW_MODE instead of its page (MOD-01). */
export const startPreview = (document: Document, modals: ModalViewModel, { at }: ShownPreview): void => {
  const link = document.getElementById(PREVIEW_DATE_ID);
  link?.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link. The dialog returns the focus to the link when it closes.
    link.focus();
    modals.setType('PREVIEW_MODE', at);
  });
};
