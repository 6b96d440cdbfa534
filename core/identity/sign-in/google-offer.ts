import { isOn, type StoreConfiguration } from '../../configuration/store-configuration';
import type { GoogleSetup } from './google-setup';

/** The parts of Google's sign-in that a page shows (USR-11). */
export interface GoogleOffer {
  readonly button: boolean;
  readonly oneTap: boolean;
}

/**
 * Returns the parts to show. Each appears only while its own switch is `ON`, only with an identity provider, and only
 * for guests (USR-11).
 */
export const googleOffer = (
  setup: GoogleSetup | undefined,
  configuration: StoreConfiguration,
  user: { readonly isRegistered: boolean },
): GoogleOffer => {
  const isPossible = setup !== undefined && !user.isRegistered;
  return {
    button: isPossible && isOn(configuration, 'GOOGLE_SIGNIN_ENABLED'),
    oneTap: isPossible && isOn(configuration, 'GOOGLE_ONETAP_ENABLED'),
  };
};
