import { CAPTCHA_KEYS } from '../captcha/captcha';
import type { Capabilities } from '../configuration/capabilities';
import { CARD_KEYS } from '../petco-pay/card-offer';

/**
 * Returns the keys of the store configuration that every page may need (CFG-01). Keys of features that the backend
 * lacks are not requested, so their switches count as off.
 */
export const pageConfigurationKeys = (capabilities: Capabilities): ReadonlyArray<string> => [
  ...(capabilities.has('appointments') ? ['GROOMING_APPOINTMENTS_PAGE'] : []),
  'LIVE_HELP_ENABLED',
  ...(capabilities.has('google-sign-in') ? ['GOOGLE_SIGNIN_ENABLED', 'GOOGLE_ONETAP_ENABLED'] : []),
  'SF_CHAT_ENABLED',
  'ONELOGIN_SERVICE_DOWN',
  'TRACKING_CONSENT_REQUIRED',
  ...CAPTCHA_KEYS,
  ...(capabilities.has('card') ? CARD_KEYS : []),
];
