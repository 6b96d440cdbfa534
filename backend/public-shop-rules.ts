import type { CaptchaConfig } from './captcha/read-captcha-config.ts';
import { exposureOf } from '../settings/exposure.ts';
import { WELL_KNOWN_KEY } from '../settings/well-known-key.ts';

/** The settings that the rules check, each valid by itself. */
export interface RuledConfig {
  readonly demo: boolean;
  readonly publicOrigin: string | undefined;
  readonly outbox: boolean;
  readonly demoAccount: object | undefined;
  readonly captcha: CaptchaConfig;
  readonly citrusApiKey: string;
  readonly discoverApiKey: string;
  readonly geolocation: { readonly key: string };
  readonly payments: { readonly kind: string } | undefined;
}

/** reCAPTCHA's published secret for tests: with it every proof passes. */
const CAPTCHA_TEST_SECRET = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe';

/**
 * Problems of settings that are unsafe on a public shop: readable mail, an account with a public password, public keys; and
 * an address of its own that is missing, so that links and ways to stop mail could not be in mail.
 * A demonstration (DEMO) may have them. Each problem states the remedy.
 */
export const unsafeSettings = (
  config: RuledConfig,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] => {
  if (config.demo) return [];
  const keys = {
    CITRUS_KEY: config.citrusApiKey,
    DISCOVER_API_KEY: config.discoverApiKey,
    GEOLOCATION_KEY: config.geolocation.key,
  };
  const known = Object.entries(keys).filter(([, key]) => key === WELL_KNOWN_KEY);
  const exposure = exposureOf(environment);
  const problems = [
    ...(exposure !== undefined && config.publicOrigin === undefined
      ? [
          'PUBLIC_ORIGIN must be the address of the shop for shoppers, such as https://shop.example: links in mail lead there',
        ]
      : []),
    ...(config.outbox
      ? [
          'OUTBOX, which npm start sets as DEV_PAGES is, must be off: it shows everybody mail with codes that open accounts',
        ]
      : []),
    ...(config.demoAccount ? ['DEMO_LOGON_ID must be empty: everybody knows the password of a demo account'] : []),
    ...(config.captcha.provider === 'recaptcha' && config.captcha.secret === CAPTCHA_TEST_SECRET
      ? ["CAPTCHA_SECRET must be the shop's own: reCAPTCHA's secret for tests lets everybody pass"]
      : []),
    ...(config.payments?.kind === 'embedded'
      ? ['PAYMENT_PROVIDER must be stripe or none: the embedded provider lets everybody pay with test cards']
      : []),
    ...known.map(([name]) => `${name} must be a key of your own: the default one is public`),
  ];
  const why = exposure ?? 'DEMO is off';
  return problems.length === 0
    ? []
    : [...problems, `This holds because ${why}. To show all of it to others as a demonstration, set DEMO to on.`];
};
