import type { SettingValues } from '../../settings/settings.ts';

/** The captcha provider of the shop. */
export type CaptchaConfig =
  { readonly provider: 'altcha' } | { readonly provider: 'recaptcha'; readonly secret: string };

type Settings = Pick<SettingValues<'backend'>, 'CAPTCHA_PROVIDER' | 'CAPTCHA_SECRET'>;

/** Reads the captcha provider from the settings, and reports what is missing. */
export const readCaptchaConfig = ({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SECRET: secret,
}: Settings): { readonly config: CaptchaConfig; readonly problems: readonly string[] } => {
  if (provider === 'altcha') return { config: { provider }, problems: [] };
  const problems = secret === '' ? ['CAPTCHA_SECRET must be set when CAPTCHA_PROVIDER is recaptcha.'] : [];
  return { config: { provider, secret }, problems };
};
