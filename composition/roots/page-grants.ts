import type { PageGrant } from '../../adapters/server/web';
import { captchaSettings } from '../../core/captcha/captcha';
import { isCardOffered } from '../../core/petco-pay/card-offer';
import type { ChromeData } from '../../ui/app/page-data';
import type { PageId } from '../screens/screens';

/**
 * What a page may do beyond the strict content-security-policy: run the captcha where somebody may register, which is
 * the registration page and, for those the card is offered to, the interstitial on every page.
 */
export const grantsOf = (
  page: PageId,
  { configuration, user }: Pick<ChromeData, 'configuration' | 'user'>,
): ReadonlyArray<PageGrant> => {
  const captcha = captchaSettings(configuration);
  const mayRegister = page === 'register' || isCardOffered(configuration, user);
  return captcha !== undefined && mayRegister ? [captcha.provider] : [];
};
