import { reaction } from 'mobx';
import type { HeaderPanelsViewModel } from '../../ui/chrome/header-panels-view-model';
import { MAIN_ID, STRIPE_ID } from '../../ui/chrome/page-regions';

/**
 * Makes the button of the promotional stripe work (HDR-06). The stripe is removed when the shopper closes it, or has
 * closed it on an earlier page.
 */
export const startStripe = (document: Document, panels: Pick<HeaderPanelsViewModel, 'flags' | 'hideStripe'>): void => {
  const stripe = document.getElementById(STRIPE_ID);
  const button = stripe?.querySelector('button');
  if (stripe === null || !button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    panels.hideStripe();
    // The focused button disappears with the stripe, so the focus moves to the page's content.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  });
  reaction(
    () => panels.flags.globalStripeOpen,
    (isOpen) => {
      if (!isOpen) stripe.remove();
    },
  );
};
