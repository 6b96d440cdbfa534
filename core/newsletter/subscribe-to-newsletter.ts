import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { NewsletterList } from './newsletter-list';

/** Nothing was typed. */
export interface NoAddress {
  readonly kind: 'no-address';
}

export type SubscribeError = NoAddress | UpstreamFailure;

/**
 * Subscribes an address to the newsletter (FTR-03). Fails without a request when nothing was typed; whether the text is
 * an address is for the service to say.
 */
export type SubscribeToNewsletter = (typed: string) => TE.TaskEither<SubscribeError, void>;

/** Returns whether there is anything to submit. */
export const hasAddress = (typed: string): boolean => typed.trim() !== '';

export const makeSubscribeToNewsletter =
  ({ newsletter }: { readonly newsletter: NewsletterList }): SubscribeToNewsletter =>
  (typed) =>
    hasAddress(typed) ? newsletter.subscribe(typed.trim()) : TE.left({ kind: 'no-address' });
