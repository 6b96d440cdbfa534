import { captchaSettings } from '../../../core/captcha/captcha';

const ENABLED = { CAPTCHA_INTERSTITIAL_ENABLED: 'Y', CAPTCHA_SITE_KEY: 'site-key' };

test('[REG-07] [PCC-01] shows the captcha when it is enabled and has a site key', () => {
  expect(captchaSettings(ENABLED)).toEqual({ provider: 'altcha', siteKey: 'site-key' });
});

test.each([
  ['is not enabled', { ...ENABLED, CAPTCHA_INTERSTITIAL_ENABLED: 'N' }],
  ['enables it with another value', { ...ENABLED, CAPTCHA_INTERSTITIAL_ENABLED: 'true' }],
  ['has no value for it', { CAPTCHA_SITE_KEY: 'site-key' }],
  ['has no site key', { CAPTCHA_INTERSTITIAL_ENABLED: 'Y' }],
  ['has a blank site key', { ...ENABLED, CAPTCHA_SITE_KEY: '  ' }],
  ['is empty', {}],
])('[REG-07] [PCC-01] shows no captcha when the configuration %s', (_case, configuration) => {
  expect(captchaSettings(configuration)).toBeUndefined();
});

test.each([
  ['recaptcha', 'recaptcha'],
  [' reCAPTCHA ', 'recaptcha'],
  ['altcha', 'altcha'],
  ['', 'altcha'],
  ['something else', 'altcha'],
])('[REG-07] the provider %j means %s', (CAPTCHA_PROVIDER, provider) => {
  expect(captchaSettings({ ...ENABLED, CAPTCHA_PROVIDER })).toMatchObject({ provider });
});
