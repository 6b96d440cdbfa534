import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { NEVER, Observable } from 'rxjs';
import type { GoogleIdentity } from '../../core/identity/sign-in/google-identity';

const CHOOSER = '/dev/google';
const POPUP = 'popup,width=480,height=640';

/** The parts of a window that the stub uses. */
export type StubWindow = Pick<Window, 'open' | 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'origin'>;
};

/**
 * A stub identity provider for development. Its button opens the shop's own account chooser, which posts a credential
 * back. It has no one-tap dialog.
 */
export class StubGoogleIdentity implements GoogleIdentity<HTMLElement> {
  readonly #window: StubWindow;
  /** The nonce for the credential; see GoogleGateway. */
  readonly #nonce: TaskEither<unknown, string>;

  constructor(window: StubWindow, nonce: TaskEither<unknown, string>) {
    this.#window = window;
    this.#nonce = nonce;
  }

  readonly oneTap: GoogleIdentity<HTMLElement>['oneTap'] = NEVER;

  readonly button: GoogleIdentity<HTMLElement>['button'] = (place) =>
    new Observable((listener) => {
      const window = this.#window;
      let chooser: Window | null = null;
      let nonce = '';
      const button = place.ownerDocument.createElement('button');
      button.type = 'button';
      button.textContent = 'Sign in with Google (development)';
      button.addEventListener('click', () => {
        chooser = window.open(`${CHOOSER}?${new URLSearchParams({ nonce }).toString()}`, 'google-chooser', POPUP);
        if (chooser === null) listener.next({ kind: 'unavailable' });
      });
      const take = ({ origin, source, data }: MessageEvent<unknown>): void => {
        if (chooser === null || source !== chooser || origin !== window.location.origin) return;
        const credential = credentialIn(data);
        if (credential !== undefined) listener.next({ kind: 'credential', credential });
      };
      window.addEventListener('message', take);
      // The backend accepts no credential without a nonce.
      void this.#nonce().then((asked) => {
        if (listener.closed) return;
        if (E.isLeft(asked)) return listener.next({ kind: 'unavailable' });
        nonce = asked.right;
        place.append(button);
      });
      return () => {
        window.removeEventListener('message', take);
        button.remove();
      };
    });
}

const credentialIn = (data: unknown): string | undefined =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'google-credential' &&
  'credential' in data &&
  typeof data.credential === 'string'
    ? data.credential
    : undefined;
