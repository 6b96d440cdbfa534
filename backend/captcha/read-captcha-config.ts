/** Whose captcha the shop uses. */
export type CaptchaConfig =
  { readonly provider: 'altcha' } | { readonly provider: 'recaptcha'; readonly secret: string };

/** Reads CAPTCHA_PROVIDER and CAPTCHA_SECRET; tells what is wrong with them, without showing the secret. */
export const readCaptchaConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly config: CaptchaConfig; readonly problems: readonly string[] } => {
  const provider = environment.CAPTCHA_PROVIDER?.trim() || 'altcha';
  const secret = environment.CAPTCHA_SECRET?.trim() ?? '';
  if (provider === 'altcha') return { config: { provider }, problems: [] };
  if (provider !== 'recaptcha') {
    const problem = `CAPTCHA_PROVIDER must be altcha or recaptcha, not "${provider}"`;
    return { config: { provider: 'altcha' }, problems: [problem] };
  }
  const problems = secret === '' ? ['CAPTCHA_SECRET must be set when CAPTCHA_PROVIDER is recaptcha'] : [];
  return { config: { provider, secret }, problems };
};
