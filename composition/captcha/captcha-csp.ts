import type { CspAddition } from '../../adapters/server/requests/web';
import { captchaSettings } from '../../core/captcha/captcha';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';

/**
 * Returns the addition to the content-security-policy for the configured captcha on pages with a registration (REG-07).
 */
export const captchaCsp = (configuration: StoreConfiguration): ReadonlyArray<CspAddition> => {
  const captcha = captchaSettings(configuration);
  return captcha === undefined ? [] : [captcha.provider];
};
