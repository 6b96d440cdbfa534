/**
 * Id of the element with which what lies below the first view begins. While a document comes, the page shows from there
 * on (ui/chrome/layout.module.css); one without it, when all of it has come.
 */
export const BELOW_FIRST_VIEW = 'below-first-view';
