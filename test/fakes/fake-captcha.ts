import { Observable, type Subscriber } from 'rxjs';
import type { Captcha, CaptchaState } from '../../core/captcha/captcha';

/** A captcha that the test solves. It draws a fixed text as its challenge. */
export class FakeCaptcha implements Captcha<HTMLElement> {
  #listener: Subscriber<CaptchaState> | undefined;
  /** The number of challenges presented so far. */
  presented = 0;

  readonly present: Captcha<HTMLElement>['present'] = (place) =>
    new Observable((listener) => {
      this.presented += 1;
      this.#listener = listener;
      place.textContent = 'I’m not a robot';
      listener.next({ kind: 'unsolved' });
      return () => {
        place.textContent = '';
        this.#listener = undefined;
      };
    });

  solves(proof: string): void {
    this.#listener?.next({ kind: 'solved', proof });
  }

  expires(): void {
    this.#listener?.next({ kind: 'unsolved' });
  }

  breaks(): void {
    this.#listener?.next({ kind: 'unavailable' });
  }
}
