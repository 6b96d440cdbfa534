import { Observable } from 'rxjs';
import type { Captcha, CaptchaState } from '../../core/captcha/captcha';

/** The members of the widget's element that the adapter uses. */
export interface AltchaElement extends HTMLElement {
  readonly verify: () => Promise<unknown>;
  readonly reset: () => void;
}

export interface AltchaOptions {
  /** The URL of the widget's challenges. */
  readonly challengeUrl: string;
  /** Loads the widget and defines its element. Rejects when it cannot be loaded. */
  readonly defineWidget: () => Promise<void>;
}

const WIDGET = 'altcha-widget';
const UNSOLVED: CaptchaState = { kind: 'unsolved' };
const UNAVAILABLE: CaptchaState = { kind: 'unavailable' };

/**
 * A proof of work that the browser computes (REG-07). It starts when the shopper enters the form, and again when the
 * proof has expired while the shopper is still there. The shopper has nothing to solve.
 */
export class AltchaCaptcha implements Captcha<HTMLElement> {
  readonly #options: AltchaOptions;

  constructor(options: AltchaOptions) {
    this.#options = options;
  }

  readonly present: Captcha<HTMLElement>['present'] = (place) =>
    new Observable((listener) => {
      let widget: AltchaElement | undefined;
      listener.next(UNSOLVED);
      this.#options.defineWidget().then(
        () => {
          if (listener.closed) return;
          widget = this.#makeWidget(place, (state) => listener.next(state));
          place.append(widget);
        },
        () => listener.next(UNAVAILABLE),
      );
      return () => widget?.remove();
    });

  #makeWidget(place: HTMLElement, notify: (state: CaptchaState) => void): AltchaElement {
    const widget = place.ownerDocument.createElement(WIDGET) as AltchaElement;
    widget.setAttribute('challenge', this.#options.challengeUrl);
    widget.setAttribute('auto', 'onfocus');
    const beginWhereShopperIs = (): void => {
      if (isAt(place.closest('form'))) void widget.verify();
    };
    widget.addEventListener('load', beginWhereShopperIs);
    widget.addEventListener('statechange', (event) => notify(stateOf(detailOf(event))));
    widget.addEventListener('expired', () => {
      widget.reset();
      beginWhereShopperIs();
    });
    return widget;
  }
}

/** Whether the focus is in this form and the page's window has the focus. */
const isAt = (form: HTMLFormElement | null): boolean =>
  form !== null && form.ownerDocument.hasFocus() && form.contains(form.ownerDocument.activeElement);

const detailOf = (event: Event): unknown => ('detail' in event ? event.detail : undefined);

const stateOf = (detail: unknown): CaptchaState => {
  const { state, payload } = (detail ?? {}) as { readonly state?: unknown; readonly payload?: unknown };
  if (state === 'verified' && typeof payload === 'string') return { kind: 'solved', proof: payload };
  return state === 'error' ? UNAVAILABLE : UNSOLVED;
};
