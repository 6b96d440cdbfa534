import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { filter, map, Observable, Subject } from 'rxjs';
import type { GoogleEvent, GoogleIdentity } from '../../core/identity/sign-in/google-identity';
import type { ScriptLoader } from '../../core/shared/script-loader';

interface CredentialResponse {
  readonly credential?: string;
  /** `btn`, `btn_confirm` … for the button; `user`, `auto`, `fedcm` … for one tap. */
  readonly select_by?: string;
}

/** The members of Google Identity Services that the adapter uses. */
export interface GoogleAccountsId {
  readonly initialize: (options: {
    readonly client_id: string;
    readonly nonce: string;
    readonly callback: (response: CredentialResponse) => void;
    readonly use_fedcm_for_prompt: boolean;
  }) => void;
  readonly renderButton: (place: HTMLElement, options: Readonly<Record<string, string | number>>) => void;
  readonly prompt: () => void;
  readonly cancel: () => void;
}

/** The global that Google's script sets. */
export interface GoogleWindow {
  readonly google?: { readonly accounts?: { readonly id?: GoogleAccountsId } };
  readonly matchMedia: (query: string) => { readonly matches: boolean };
}

export interface GisOptions {
  readonly clientId: string;
  /** The nonce for Google's credential; see GoogleGateway. */
  readonly nonce: TaskEither<unknown, string>;
  readonly window: GoogleWindow;
  readonly scripts: ScriptLoader;
}

export const GIS_SCRIPT = 'https://accounts.google.com/gsi/client';
const TIMEOUT_MS = 8_000;
/** The maximum width of Google's button, in pixels. */
const WIDEST_BUTTON = 400;
const UNAVAILABLE: GoogleEvent = { kind: 'unavailable' };

/**
 * Google Identity Services, loaded when it is first needed. It is initialised once for the page, and again after a
 * credential, which has used up its nonce.
 */
export class GisGoogleIdentity implements GoogleIdentity<HTMLElement> {
  readonly #responses = new Subject<CredentialResponse>();
  #ready: Promise<GoogleAccountsId | undefined> | undefined;
  readonly #options: GisOptions;

  constructor(options: GisOptions) {
    this.#options = options;
  }

  readonly button: GoogleIdentity<HTMLElement>['button'] = (place) =>
    this.#showing(isOfButton, (id) => {
      const isDark = this.#options.window.matchMedia('(prefers-color-scheme: dark)').matches;
      id.renderButton(place, {
        type: 'standard',
        theme: isDark ? 'filled_black' : 'outline',
        size: 'large',
        text: 'signin_with',
        shape: 'pill',
        width: Math.min(place.clientWidth, WIDEST_BUTTON),
      });
      return () => place.replaceChildren();
    });

  readonly oneTap: GoogleIdentity<HTMLElement>['oneTap'] = this.#showing(
    (response) => !isOfButton(response),
    (id) => {
      id.prompt();
      return id.cancel;
    },
  );

  #showing(
    isOurs: (response: CredentialResponse) => boolean,
    show: (id: GoogleAccountsId) => () => void,
  ): Observable<GoogleEvent> {
    return new Observable((listener) => {
      let takeAway = (): void => undefined;
      const heard = this.#responses.pipe(filter(isOurs), map(eventOf)).subscribe((event) => listener.next(event));
      void this.#provider().then((id) => {
        if (listener.closed) return;
        if (id === undefined) listener.next(UNAVAILABLE);
        else takeAway = show(id);
      });
      return () => {
        heard.unsubscribe();
        takeAway();
      };
    });
  }

  /** A script that failed to load is requested again on the next use. */
  async #provider(): Promise<GoogleAccountsId | undefined> {
    this.#ready ??= this.#setUp();
    const id = await this.#ready;
    if (id === undefined) this.#ready = undefined;
    return id;
  }

  async #setUp(): Promise<GoogleAccountsId | undefined> {
    const { clientId, nonce, scripts, window } = this.#options;
    if (E.isLeft(await scripts.load(GIS_SCRIPT, { timeoutMs: TIMEOUT_MS })())) return undefined;
    const asked = await nonce();
    if (E.isLeft(asked)) return undefined;
    const id = window.google?.accounts?.id;
    id?.initialize({
      client_id: clientId,
      nonce: asked.right,
      callback: (response) => this.#receive(response),
      use_fedcm_for_prompt: true,
    });
    return id;
  }

  #receive(response: CredentialResponse): void {
    this.#ready = undefined;
    this.#responses.next(response);
  }
}

const isOfButton = ({ select_by: by = '' }: CredentialResponse): boolean => by.startsWith('btn');

const eventOf = ({ credential }: CredentialResponse): GoogleEvent =>
  credential === undefined || credential === '' ? UNAVAILABLE : { kind: 'credential', credential };
