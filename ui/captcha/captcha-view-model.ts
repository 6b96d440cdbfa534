import { runInAction } from 'mobx';
import type { Captcha, CaptchaSettings, CaptchaState } from '../../core/captcha/captcha';
import type { Disposer } from '../../core/shared/disposer';
import { observeMembers } from '../state/observe-members';

/** Loads the captcha that the settings name. Rejects when it cannot be loaded. */
export type LoadCaptcha = (settings: CaptchaSettings) => Promise<Captcha<HTMLElement>>;

const UNSOLVED: CaptchaState = { kind: 'unsolved' };

/** The captcha of a form. If the store configuration requires none, the form can always be submitted (REG-07). */
export class CaptchaViewModel {
  state: CaptchaState = UNSOLVED;
  #place: HTMLElement | undefined;
  #stop: (() => void) | undefined;
  readonly #settings: CaptchaSettings | undefined;
  readonly #load: LoadCaptcha;

  constructor(settings: CaptchaSettings | undefined, load: LoadCaptcha) {
    this.#settings = settings;
    this.#load = load;
    observeMembers(this);
  }

  get isNeeded(): boolean {
    return this.#settings !== undefined;
  }

  /** Whether the captcha allows the form to be submitted. */
  get isSatisfied(): boolean {
    return !this.isNeeded || this.state.kind === 'solved';
  }

  /** The proof to submit with the form. */
  get proof(): string | undefined {
    return this.isNeeded && this.state.kind === 'solved' ? this.state.proof : undefined;
  }

  /** Shows the captcha in this element until the returned disposer is called. */
  start(place: HTMLElement): Disposer {
    this.#place = place;
    this.renew();
    return () => this.#end();
  }

  /** Starts a new captcha, since a proof is valid for one submission only. */
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
