/** The name of the button that shows a form again, with addresses and cards that were added in the meantime. */
export const SHOW_ADDED = 'showAdded';
