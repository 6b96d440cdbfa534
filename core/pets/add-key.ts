const KEY = /^[\w-]{16,64}$/;

/**
 * The key of a posted form that adds a pet or a vet: the same one is added once, however often the form is posted (ACC-04).
 * Undefined for what is no key.
 */
export const addKeyIn = (text: string): string | undefined => (KEY.test(text) ? text : undefined);
