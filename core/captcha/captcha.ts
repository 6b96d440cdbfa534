import type { Observable } from 'rxjs';
import type { StoreConfiguration } from '../configuration/store-configuration';

export type CaptchaProvider = 'altcha' | 'recaptcha';

/** The captcha that the store configuration asks for. */
export interface CaptchaSettings {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
}

/** Keys of the store configuration that decide on the captcha. */
export const CAPTCHA_KEYS = ['CAPTCHA_INTERSTITIAL_ENABLED', 'CAPTCHA_SITE_KEY', 'CAPTCHA_PROVIDER'] as const;

/**
 * The captcha of a registration, or undefined when none is asked for: it shows only when it is enabled and a site key
 * exists (REG-07, PCC-01). Altcha, unless the configuration names another provider.
 */
export const captchaSettings = (configuration: StoreConfiguration): CaptchaSettings | undefined => {
  const siteKey = (configuration['CAPTCHA_SITE_KEY'] ?? '').trim();
  const isEnabled = configuration['CAPTCHA_INTERSTITIAL_ENABLED'] === 'Y';
  const isRecaptcha = configuration['CAPTCHA_PROVIDER']?.trim().toLowerCase() === 'recaptcha';
  return isEnabled && siteKey !== '' ? { provider: isRecaptcha ? 'recaptcha' : 'altcha', siteKey } : undefined;
};

export type CaptchaState =
  /** Shown, and not solved or not solved any more: a proof expires. */
  | { readonly kind: 'unsolved' }
  /** The proof goes with the form; it counts once. */
  | { readonly kind: 'solved'; readonly proof: string }
  /** It could not be shown, or its service does not answer. It may still come to be solved later. */
  | { readonly kind: 'unavailable' };

/** Finds out whether a form is filled in by a person. */
export interface Captcha<Place> {
  /**
   * Shows a fresh challenge in an empty place, as long as somebody listens, and tells how it stands with it; after the
   * last listener the place is empty again. Whoever wants another challenge listens anew. Never ends and never fails.
   */
  readonly present: (place: Place) => Observable<CaptchaState>;
}
