import type { Observable } from 'rxjs';
import type { StoreConfiguration } from '../configuration/store-configuration';

export type CaptchaProvider = 'altcha' | 'recaptcha';

/** The captcha that the store configuration selects. */
export interface CaptchaSettings {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
}

/** Keys of the store configuration for the captcha. */
export const CAPTCHA_KEYS = ['CAPTCHA_INTERSTITIAL_ENABLED', 'CAPTCHA_SITE_KEY', 'CAPTCHA_PROVIDER'] as const;

/**
 * Returns the captcha of a registration. It is shown only when it is enabled and a site key exists, otherwise undefined
 * (REG-07, PCC-01). The provider is Altcha, unless the configuration names another one.
 */
export const captchaSettings = (configuration: StoreConfiguration): CaptchaSettings | undefined => {
  const siteKey = (configuration['CAPTCHA_SITE_KEY'] ?? '').trim();
  const isEnabled = configuration['CAPTCHA_INTERSTITIAL_ENABLED'] === 'Y';
  const isRecaptcha = configuration['CAPTCHA_PROVIDER']?.trim().toLowerCase() === 'recaptcha';
  return isEnabled && siteKey !== '' ? { provider: isRecaptcha ? 'recaptcha' : 'altcha', siteKey } : undefined;
};

export type CaptchaState =
  /** The captcha is shown and has no valid proof: it was not solved yet, or its proof has expired. */
  | { readonly kind: 'unsolved' }
  /** The form sends the proof, which is valid once. */
  | { readonly kind: 'solved'; readonly proof: string }
  /** The captcha could not be shown, or its service does not respond. It can still be solved later. */
  | { readonly kind: 'unavailable' };

/** Checks that a person fills in a form. */
export interface Captcha<Place> {
  /**
   * Shows a new challenge in an empty place and emits its state. Unsubscribing empties the place; a new subscription
   * shows a new challenge. Never completes and never fails.
   */
  readonly present: (place: Place) => Observable<CaptchaState>;
}
