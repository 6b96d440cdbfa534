import { PRIVACY_CHOICES_ID } from '../../ui/chrome/page-regions';
import { isPlainClick } from '../../ui/design/plain-click';

/**
 * Makes the footer's link reopen the question about tracking (ANA-01). `reopen` returns false when the browser has
 * answered it (Global Privacy Control); the link then opens the policy.
 */
export const startPrivacyChoices = (document: Document, reopen: () => boolean): void => {
  const link = document.getElementById(PRIVACY_CHOICES_ID);
  link?.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !reopen()) return;
    event.preventDefault();
    // Safari does not focus a clicked link. The dialog returns the focus to the link when it closes.
    link.focus();
  });
};
