/** The message when the code of a dialog or panel could not be loaded. */
export const NOT_LOADED = 'We couldn’t open this. Please check your connection and try again.';
