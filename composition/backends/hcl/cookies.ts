import type { BackendCookies } from '../../../adapters/session/backend-cookies';

const IDENTITY = ['WC_USERACTIVITY_', 'WC_PERSISTENT', 'WC_AUTHENTICATION_'];
/** The shop's own cookie (STO-03) with the shopper's former stores. It is kept at a sign-in. */
const PHYSICAL_STORES = 'WC_physicalStores';

/**
 * The platform's cookies, and two cookies of the embedded backend, which have the prefix `__Host-` over https
 * (contracts 1.2).
 */
export const cookies: BackendCookies = {
  passed: ['WC_*', 'JSESSIONID', 'knownBrowser', 'googleNonce', '__Host-knownBrowser', '__Host-googleNonce'],
  identity: IDENTITY.map((beginning) => `${beginning}*`),
  removed: { beginning: 'WC_', keptBeforeSignIn: [...IDENTITY, PHYSICAL_STORES], keptAtSignOut: IDENTITY },
};
