import { AltchaCaptcha } from '../../adapters/captcha/altcha-captcha';
import { timerPause } from '../../adapters/browser/timer-pause';
import { STORE_ID } from '../../core/configuration/constants';
import type { LoadCaptcha } from '../../ui/captcha/captcha-view-model';
import { pageScripts, startWorker } from '../platform/page-scripts';

const CHALLENGE_URL = `/api/wcs/resources/store/${STORE_ID}/captcha/challenge`;

const defineWidget = (): Promise<void> =>
  import('../../adapters/captcha/altcha-widget').then(({ defineAltchaWidget }) => defineAltchaWidget(startWorker));

/** The captcha that the store has chosen; the other one's code never comes (REG-07). */
export const loadCaptcha: LoadCaptcha = async ({ provider, siteKey }) => {
  if (provider === 'altcha') return new AltchaCaptcha({ challengeUrl: CHALLENGE_URL, defineWidget });
  const { makeRecaptcha } = await import('./make-recaptcha');
  return makeRecaptcha({ siteKey, scripts: pageScripts, pause: timerPause });
};
