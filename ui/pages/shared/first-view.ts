/**
 * Id of the element at which the content below the first view begins. While the document is loading, the page is shown
 * as soon as this element exists (ui/chrome/layout.css). A page without it is shown when it is complete.
 */
export const BELOW_FIRST_VIEW = 'below-first-view';
