import type { PageGrant } from '../../adapters/server/web';
import { captchaSettings } from '../../core/captcha/captcha';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';

/** What the chosen captcha adds to the content-security-policy of a page where somebody may register (REG-07). */
export const captchaCsp = (configuration: StoreConfiguration): ReadonlyArray<PageGrant> => {
  const captcha = captchaSettings(configuration);
  return captcha === undefined ? [] : [captcha.provider];
};
