import type { StoreConf } from '../configuration/store-conf.ts';
import { captchaMissing, type CaptchaCheck, type CaptchaPass } from './captcha-check.ts';

/**
 * Verifies a captcha's proof when one is required. Resolves to a function that marks it as used. Rejects with
 * `_ERR_CAPTCHA_INVALID` when the proof is missing or invalid.
 */
export type CaptchaGate = (proof: string | undefined, address: string) => Promise<CaptchaPass>;

const ENABLED = 'CAPTCHA_INTERSTITIAL_ENABLED';
const SITE_KEY = 'CAPTCHA_SITE_KEY';

const nothingToUse: CaptchaPass = async () => undefined;

/**
 * Requires a proof while the store configuration has CAPTCHA_INTERSTITIAL_ENABLED `Y` and a CAPTCHA_SITE_KEY; both are
 * read at each request. Otherwise proofs are ignored. [REG-07]
 */
export const makeCaptchaGate = (storeConf: StoreConf, check: CaptchaCheck): CaptchaGate => {
  const isRequired = async (): Promise<boolean> => {
    const values = await storeConf.read([ENABLED, SITE_KEY]);
    return values[ENABLED]?.trim() === 'Y' && (values[SITE_KEY]?.trim() ?? '') !== '';
  };
  return async (proof, address) => {
    if (!(await isRequired())) return nothingToUse;
    const given = proof?.trim() ?? '';
    if (given === '') throw captchaMissing();
    return check.verify(given, address);
  };
};
