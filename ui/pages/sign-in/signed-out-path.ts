import { LINKS } from '../../../core/paths/links';

/** The query parameter that tells the sign-in page that the account was just signed out in all browsers. */
export const SIGNED_OUT = { name: 'signedout', value: 'everywhere' } as const;

/** The path after signing out everywhere: the sign-in, which says so (ACC-07). */
export const SIGNED_OUT_PATH = `${LINKS.signIn}?${SIGNED_OUT.name}=${SIGNED_OUT.value}`;
