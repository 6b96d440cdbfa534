import type { Observable } from 'rxjs';

/** The outcome of Google's part of a sign-in. */
export type GoogleEvent =
  /** The shopper chose an account; the shop's service checks the credential. */
  | { readonly kind: 'credential'; readonly credential: string }
  /** Google's script did not load, or its window was blocked. */
  | { readonly kind: 'unavailable' };

/** Google's part of a sign-in, in the browser (USR-11), with Google's own interface. The observables never fail. */
export interface GoogleIdentity<Place> {
  /** Shows the button in this place and emits an event for each chosen account. Unsubscribing removes the button. */
  readonly button: (place: Place) => Observable<GoogleEvent>;
  /** Shows the accounts that the browser knows in a dialog over the page. Unsubscribing removes it. */
  readonly oneTap: Observable<GoogleEvent>;
}
