/** Ids of the parts of a document that the browser hydrates or renders separately. */
export const HEADER_ID = 'header';
/** The page's content, which is also the target of the skip link. */
export const MAIN_ID = 'main';
/** Dialogs, toasts and the dimmer, which exist only with scripts. */
export const OVERLAY_ID = 'overlay';
export const STRIPE_ID = 'stripe';
/** The header's button of the live chat (HDR-03), to which the focus returns. */
export const CHAT_OPENER_ID = 'chat-opener';
/** The newsletter form of the footer, a root of its own (FTR-03). */
export const NEWSLETTER_ID = 'newsletter';
/** The link of the preview's banner that chooses another date (MOD-01). */
export const PREVIEW_DATE_ID = 'change-preview';
/** The link that reopens the question about tracking (ANA-01). */
export const PRIVACY_CHOICES_ID = 'privacy-choices';

/**
 * Marks a link of the header that opens something over the page. A click before the header is hydrated waits for the
 * hydration (composition/chrome/start-header.ts).
 */
export const OPENS_LATER = { 'data-opens': '' } as const;
/** The same for a link that is a button where scripts run. */
export const OPENS_DIALOG = { 'data-opens': 'dialog' } as const;
/** The attributes of such a button. */
export const DIALOG_BUTTON = { role: 'button', 'aria-haspopup': 'dialog' } as const;

/** Marks the content of a header that replaces the shop's on a page. It is never hydrated. */
export const OWN_HEADER = 'data-own-header';
