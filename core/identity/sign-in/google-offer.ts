import { isOn, type StoreConfiguration } from '../../configuration/store-configuration';
import type { GoogleSetup } from './google-setup';

/** What of Google's sign-in a shopper is offered (USR-11). */
export interface GoogleOffer {
  readonly button: boolean;
  readonly oneTap: boolean;
}

/** Each part appears only while its own switch is `ON`, only where somebody vouches, and only to guests (USR-11). */
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
