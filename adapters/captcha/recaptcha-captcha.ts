import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import type { Captcha, CaptchaState } from '../../core/captcha/captcha';
import { CAPTCHA_SCRIPT_STAYS_MS, type LoadCaptchaScript } from '../../core/captcha/load-captcha-script';
import type { Pause } from '../../core/shared/pause';

/** The members of the provider's API that the adapter uses (version 2, explicit rendering). */
export interface Recaptcha {
  readonly render: (
    element: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly theme: 'light' | 'dark';
      readonly callback: (response: string) => void;
      readonly 'expired-callback': () => void;
      readonly 'error-callback': () => void;
    },
  ) => number;
  readonly reset: (widget: number) => void;
}

/** The globals that the provider's script and the page share. */
export interface RecaptchaWindow {
  grecaptcha?: Partial<Recaptcha>;
  shopCaptchaReady?: () => void;
  readonly matchMedia: (query: string) => { readonly matches: boolean };
}

export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly window: RecaptchaWindow;
  readonly loadScript: LoadCaptchaScript;
  readonly pause: Pause;
}

export const RECAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js?onload=shopCaptchaReady&render=explicit';

const UNSOLVED: CaptchaState = { kind: 'unsolved' };
const UNAVAILABLE: CaptchaState = { kind: 'unavailable' };

/** reCAPTCHA version 2, for shops that have chosen it (REG-07). */
export class RecaptchaCaptcha implements Captcha<HTMLElement> {
  readonly #options: RecaptchaOptions;

  constructor(options: RecaptchaOptions) {
    this.#options = options;
  }

  readonly present: Captcha<HTMLElement>['present'] = (place) =>
    new Observable((listener) => {
      let takeAway = (): void => undefined;
      listener.next(UNSOLVED);
      void this.#provider().then((provider) => {
        if (listener.closed) return;
        if (provider === undefined) listener.next(UNAVAILABLE);
        else takeAway = this.#show(provider, place, (state) => listener.next(state));
      });
      return () => takeAway();
    });

  #show(provider: Recaptcha, place: HTMLElement, notify: (state: CaptchaState) => void): () => void {
    const { siteKey, window } = this.#options;
    const element = place.ownerDocument.createElement('div');
    place.append(element);
    const widget = provider.render(element, {
      sitekey: siteKey,
      theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      callback: (proof) => notify({ kind: 'solved', proof }),
      'expired-callback': () => notify(UNSOLVED),
      'error-callback': () => notify(UNAVAILABLE),
    });
    return () => {
      provider.reset(widget);
      element.remove();
    };
  }

  /** Returns the provider's API once it is ready; undefined when it does not load. */
  async #provider(): Promise<Recaptcha | undefined> {
    const { window, loadScript, pause } = this.#options;
    const present = ready(window);
    if (present !== undefined) return present;
    const isReady = new Promise<void>((resolve) => {
      window.shopCaptchaReady = resolve;
    });
    if (E.isLeft(await loadScript(RECAPTCHA_SCRIPT)())) return undefined;
    await Promise.race([isReady, pause(CAPTCHA_SCRIPT_STAYS_MS)()]);
    return ready(window);
  }
}

/** The global exists before the API is complete. */
const ready = ({ grecaptcha }: RecaptchaWindow): Recaptcha | undefined =>
  grecaptcha?.render === undefined || grecaptcha.reset === undefined ? undefined : (grecaptcha as Recaptcha);
