import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Captcha, CaptchaSettings, CaptchaState } from '../../core/captcha/captcha';
import type { Disposer } from '../../core/shared/disposer';

/** Fetches the captcha that the settings name. Rejects when it cannot be had. */
export type LoadCaptcha = (settings: CaptchaSettings) => Promise<Captcha<HTMLElement>>;

const UNSOLVED: CaptchaState = { kind: 'unsolved' };

/** The captcha of a form: none where the store asks for none, and then nothing stands in the form's way (REG-07). */
export class CaptchaViewModel {
  state: CaptchaState = UNSOLVED;
  #place: HTMLElement | undefined;
  #stop: (() => void) | undefined;
  readonly #settings: CaptchaSettings | undefined;
  readonly #load: LoadCaptcha;

  constructor(settings: CaptchaSettings | undefined, load: LoadCaptcha) {
    this.#settings = settings;
    this.#load = load;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get isNeeded(): boolean {
    return this.#settings !== undefined;
  }

  /** Whether the form may be sent as far as the captcha is concerned. */
  get isSatisfied(): boolean {
    return !this.isNeeded || this.state.kind === 'solved';
  }

  /** What goes with the form. */
  get proof(): string | undefined {
    return this.isNeeded && this.state.kind === 'solved' ? this.state.proof : undefined;
  }

  /** Shows the captcha in this element until it is disposed of. */
  start(place: HTMLElement): Disposer {
    this.#place = place;
    this.renew();
    return () => this.#end();
  }

  /** A proof counts once: after it was sent another one is needed. */
  renew(): void {
    const place = this.#place;
    const settings = this.#settings;
    if (place === undefined || settings === undefined) return;
    this.leave();
    let isWanted = true;
    this.#stop = () => {
      isWanted = false;
    };
    this.#load(settings).then(
      (captcha) => {
        if (!isWanted) return;
        const subscription = captcha.present(place).subscribe((state) => runInAction(() => (this.state = state)));
        this.#stop = () => subscription.unsubscribe();
      },
      () => {
        if (isWanted) runInAction(() => (this.state = { kind: 'unavailable' }));
      },
    );
  }

  #end(): void {
    this.leave();
    this.#place = undefined;
  }

  private leave(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.state = UNSOLVED;
  }
}
