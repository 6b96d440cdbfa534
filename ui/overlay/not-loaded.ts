/** Said when the code of something that was opened could not be fetched. */
export const NOT_LOADED = 'We could not open this just now. Please check your connection and try again.';
