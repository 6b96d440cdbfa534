import { AltchaCaptcha } from '../../adapters/captcha/altcha-captcha';
import { timerPause } from '../../adapters/browser/timer-pause';
import type { CaptchaSettings } from '../../core/captcha/captcha';
import type { LoadCaptcha } from '../../ui/captcha/captcha-view-model';
import { pageScripts, startWorker } from '../platform/page-scripts';

const defineWidget = (): Promise<void> =>
  import('../../adapters/captcha/altcha-widget').then(({ defineAltchaWidget }) => defineAltchaWidget(startWorker));

/**
 * Loads the captcha that the store has chosen; the code of the other one is never loaded (REG-07). `challengeUrl` is
 * the backend's URL for challenges of ALTCHA. Rejects when the store has chosen ALTCHA and the backend has no such URL.
 */
export const loadCaptcha = async (
  { provider, siteKey }: CaptchaSettings,
  challengeUrl: string | undefined,
): ReturnType<LoadCaptcha> => {
  if (provider === 'altcha') {
    if (challengeUrl === undefined) throw new Error('The backend module names no path of captcha challenges.');
    return new AltchaCaptcha({ challengeUrl, defineWidget });
  }
  const { makeRecaptcha } = await import('./make-recaptcha');
  return makeRecaptcha({ siteKey, scripts: pageScripts, pause: timerPause });
};
