import type { PageGrant } from '../../adapters/server/web';
import { captchaSettings } from '../../core/captcha/captcha';
import { googleOffer } from '../../core/identity/google-offer';
import { isCardOffered } from '../../core/petco-pay/card-offer';
import type { ChromeData } from '../../ui/app/page-data';
import type { PageId } from '../screens/screens';

/**
 * What a page may do beyond the strict content-security-policy: run the captcha where somebody may register, which is
 * the registration page and, for those the card is offered to, the interstitial on every page; and run Google's part
 * where a sign-in with Google is offered, which may open over every page (USR-11).
 */
export const grantsOf = (
  page: PageId,
  { configuration, user, google }: Pick<ChromeData, 'configuration' | 'user' | 'google'>,
): ReadonlyArray<PageGrant> => {
  const captcha = captchaSettings(configuration);
  const mayRegister = page === 'register' || isCardOffered(configuration, user);
  const { button, oneTap } = googleOffer(google, configuration, user);
  const isAtGoogle = google?.kind === 'google' && (button || oneTap);
  return [
    ...(captcha !== undefined && mayRegister ? [captcha.provider] : []),
    ...(isAtGoogle ? ['google' as const] : []),
  ];
};
