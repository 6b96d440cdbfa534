import type { StoreConf } from '../configuration/store-conf.ts';
import { captchaMissing, type CaptchaCheck, type CaptchaPass } from './captcha-check.ts';

/** Asks for a proof when the shop wants one now; gives what uses it up. Throws `_ERR_CAPTCHA_INVALID`. */
export type CaptchaGate = (proof: string | undefined, address: string) => Promise<CaptchaPass>;

const ENABLED = 'CAPTCHA_INTERSTITIAL_ENABLED';
const SITE_KEY = 'CAPTCHA_SITE_KEY';

const nothingToUse: CaptchaPass = async () => undefined;

/**
 * Wants a proof while the store configuration has CAPTCHA_INTERSTITIAL_ENABLED `Y` and a CAPTCHA_SITE_KEY, as it stands
 * at the moment of the request; otherwise a proof is not looked at. [REG-07]
 */
export const makeCaptchaGate = (storeConf: StoreConf, check: CaptchaCheck): CaptchaGate => {
  const isWanted = async (): Promise<boolean> => {
    const values = await storeConf.read([ENABLED, SITE_KEY]);
    return values[ENABLED]?.trim() === 'Y' && (values[SITE_KEY]?.trim() ?? '') !== '';
  };
  return async (proof, address) => {
    if (!(await isWanted())) return nothingToUse;
    const given = proof?.trim() ?? '';
    if (given === '') throw captchaMissing();
    return check.verify(given, address);
  };
};
