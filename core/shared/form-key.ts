/**
 * Whether a text is a key that a form carries, so that what it asks for is done once, however often it is posted: 16 to 64
 * letters, digits, hyphens and underscores, as `newChangeKey` makes them.
 */
export const isFormKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text);
