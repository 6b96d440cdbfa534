import { runInAction } from 'mobx';
import type { Observable, Subscription } from 'rxjs';
import type { GoogleEvent, GoogleIdentity } from '../../core/identity/sign-in/google-identity';
import type { SignedIn, SignInOrigin } from '../../core/identity/sign-in/sign-in';
import { signInMessage } from '../../core/identity/sign-in/sign-in-message';
import type { SignInWithGoogle } from '../../core/identity/sign-in/sign-in-with-google';
import { isLeft, isRight } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';

export interface GoogleSignInPorts {
  /** Loads Google's script and its adapter. Rejects when they cannot be loaded. */
  readonly load: () => Promise<GoogleIdentity<HTMLElement>>;
  readonly signInWithGoogle: SignInWithGoogle;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void> | void;
  /** Called with the reason of a refused sign-in, for screens that do not show `problem`. */
  readonly onRefused?: (message: string) => void;
}

type Status = 'idle' | 'signing-in';

export const GOOGLE_UNAVAILABLE = 'Google isn’t available right now. Please sign in with your email and password.';

/** Sign-in with Google, by its button or its One Tap offer (USR-11). */
export class GoogleSignInViewModel {
  status: Status = 'idle';
  problem: string | undefined;
  readonly #origin: SignInOrigin;
  readonly #ports: GoogleSignInPorts;

  constructor(origin: SignInOrigin, ports: GoogleSignInPorts) {
    this.#origin = origin;
    this.#ports = ports;
    observeMembers(this);
  }

  /** Shows the button in this element until the returned function is called. */
  showButton(place: HTMLElement): () => void {
    return this.#follow((google) => google.button(place), true);
  }

  /**
   * Offers the accounts that the browser knows until the returned function is called. When the offer cannot be shown,
   * only `problem` is set.
   */
  offerOneTap(): () => void {
    return this.#follow((google) => google.oneTap);
  }

  /**
   * Shows Google's button or offer and handles its events. With `isShownAgain` it is shown again after a refusal, since
   * a credential is valid once.
   */
  #follow(show: (google: GoogleIdentity<HTMLElement>) => Observable<GoogleEvent>, isShownAgain = false): () => void {
    let subscription: Subscription | undefined;
    let isOver = false;
    this.#ports.load().then(
      (google) => {
        const listen = (): void => {
          if (!isOver) subscription = show(google).subscribe((event) => void this.take(event).then(again));
        };
        const again = (isIn: boolean): void => {
          if (isIn || !isShownAgain) return;
          subscription?.unsubscribe();
          listen();
        };
        listen();
      },
      () => void this.take({ kind: 'unavailable' }),
    );
    return () => {
      isOver = true;
      subscription?.unsubscribe();
    };
  }

  /** Handles an event. Returns false when the credential was refused. */
  private async take(event: GoogleEvent): Promise<boolean> {
    if (event.kind === 'unavailable') {
      runInAction(() => void (this.problem = GOOGLE_UNAVAILABLE));
      return true;
    }
    if (this.status === 'signing-in') return true;
    runInAction(() => {
      this.status = 'signing-in';
      this.problem = undefined;
    });
    const outcome = await this.#ports.signInWithGoogle(event.credential, this.#origin)();
    if (isRight(outcome)) await this.#ports.onSignedIn(outcome.right);
    runInAction(() => {
      this.status = 'idle';
      if (isLeft(outcome)) this.refuse(signInMessage(outcome.left));
    });
    return isRight(outcome);
  }

  private refuse(message: string): void {
    this.problem = message;
    this.#ports.onRefused?.(message);
  }
}
