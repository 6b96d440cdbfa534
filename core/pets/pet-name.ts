import type { Check } from '../forms/checks';

/** The most characters of a pet's name that the service accepts. */
export const MAX_PET_NAME = 40;

/** One letter, number or apostrophe, and up to 39 more characters. */
const PET_NAME = /^[\p{L}\p{N}'’][\p{L}\p{M}\p{N} .'’&-]{0,39}$/u;

/** The message for a name that is too long or has other characters. */
export const PET_NAME_RULE = `Please use up to ${MAX_PET_NAME} letters, numbers, spaces and - ’ . &`;

/**
 * A pet's name, such as Zoë, Max 2 or Mr. O’Malley: letters of any script, numbers and the punctuation of names, without
 * emojis. The rule is the same wherever a pet is named (ACC-04, ACC-08, ACC-09, PRO-07).
 */
export const checkPetName: Check = (name) => (PET_NAME.test(name) ? undefined : PET_NAME_RULE);
