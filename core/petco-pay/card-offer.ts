import type { StoreConfiguration } from '../configuration/store-configuration';
import type { HeaderUser } from '../identity/session/header-user';

/** The switches that the card depends on: the programme's own and the shop's. */
export const CARD_KEYS = ['PCC_ENABLED', 'SHOP_ENABLED'] as const;

/** Whether the card programme runs (HDR-12 enablePCC): both switches are exactly `ON`. APPLY NOW shows only then. */
export const isCardEnabled = (configuration: StoreConfiguration): boolean =>
  CARD_KEYS.every((key) => configuration[key] === 'ON');

/**
 * Whether a sign-in offers to create an account for the card (`Create Account`): the programme runs, and the user is
 * not registered (MOD-04).
 */
export const isCardOffered = (configuration: StoreConfiguration, user: Pick<HeaderUser, 'isRegistered'>): boolean =>
  isCardEnabled(configuration) && !user.isRegistered;
