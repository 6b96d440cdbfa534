import type { Observable } from 'rxjs';

/** What comes of Google's own part of a sign-in. */
export type GoogleEvent =
  /** The shopper chose an account: what the shop's service checks. */
  | { readonly kind: 'credential'; readonly credential: string }
  /** Google's script did not come, or its window may not open. */
  | { readonly kind: 'unavailable' };

/** Google's own part of a sign-in, in the browser (USR-11); what it shows and asks is its own. Nothing here errors. */
export interface GoogleIdentity<Place> {
  /** Shows the button in its place and emits each account that is chosen with it. Unsubscribing removes the button. */
  readonly button: (place: Place) => Observable<GoogleEvent>;
  /** Offers the accounts that the browser knows, over the page. Unsubscribing withdraws the offer. */
  readonly oneTap: Observable<GoogleEvent>;
}
