import type { FastifyBaseLogger } from 'fastify';
import { captchaStale, captchaUnreachable, captchaWrong, type CaptchaCheck } from './captcha-check.ts';

const SITE_VERIFY = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 3000;

interface SiteVerdict {
  readonly success: boolean;
  readonly errorCodes: readonly string[];
}

const readVerdict = (body: unknown): SiteVerdict => {
  if (typeof body !== 'object' || body === null || !('success' in body)) throw new TypeError('no verdict');
  const codes = 'error-codes' in body && Array.isArray(body['error-codes']) ? body['error-codes'] : [];
  return { success: body.success === true, errorCodes: codes.map(String) };
};

/**
 * reCAPTCHA v2: sends each token to its service and reads only `success`. A token is invalid when no response arrives
 * within three seconds. The service accepts a token once.
 */
export const makeRecaptchaCheck = (
  secret: string,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  fetcher: typeof fetch = fetch,
): CaptchaCheck => {
  const requestVerdict = async (token: string, address: string): Promise<SiteVerdict> => {
    try {
      const response = await fetcher(SITE_VERIFY, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: address }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      return readVerdict(await response.json());
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the captcha service gave no verdict');
      throw captchaUnreachable();
    }
  };
  return {
    verify: async (token, address) => {
      const { success, errorCodes } = await requestVerdict(token, address);
      if (success) return async () => undefined;
      if (errorCodes.some((code) => code.endsWith('-input-secret'))) {
        log.error('the captcha service does not know CAPTCHA_SECRET');
        throw captchaUnreachable();
      }
      throw errorCodes.includes('timeout-or-duplicate') ? captchaStale() : captchaWrong();
    },
  };
};
