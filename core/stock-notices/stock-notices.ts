import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** A request for one mail when a product is back (ACC-06). */
export interface NoticeRequest {
  readonly partNumber: string;
  /** The store in which it is wanted; undefined for delivery. */
  readonly storeId: string | undefined;
  readonly email: string;
}

/** The product is in stock now. */
export interface InStockNow {
  readonly kind: 'in-stock-now';
}

/** The product is not sold any more, or the store is closed for good. */
export interface NotSold {
  readonly kind: 'not-sold';
}

/** The service has refused further requests for a while. */
export interface TooManyRequests {
  readonly kind: 'too-many-requests';
}

/** The service does not accept the email address. */
export interface EmailRefused {
  readonly kind: 'email-refused';
}

export type AskFailure = InStockNow | NotSold | TooManyRequests | EmailRefused | UpstreamFailure;

/** What an address waits for. */
export interface PendingNotice {
  readonly id: string;
  readonly product: string;
  /** The name of the store; undefined for delivery. */
  readonly store: string | undefined;
}

/** The mail that the owner of an address can stop. */
export interface MailPreferences {
  readonly notices: ReadonlyArray<PendingNotice>;
  /** Whether mail with offers comes; undefined when no account has proved the address. */
  readonly wantsOffers: boolean | undefined;
}

/** What is to be stopped: one notice, all of them, or offers. */
export type StopMail =
  { readonly kind: 'notice'; readonly id: string } | { readonly kind: 'notices' } | { readonly kind: 'offers' };

/** Mail about products that are out of stock, and the way out of it (ACC-06). A call that fails changes nothing. */
export interface StockNotices {
  /** Asks for one mail. Succeeds also when it was asked for before; says nothing about accounts. */
  readonly ask: (request: NoticeRequest) => TaskEither<AskFailure, void>;
  /** By the token of a mail; none for a token that is not valid. */
  readonly preferences: (token: string) => TaskEither<UpstreamFailure, Option<MailPreferences>>;
  /** Returns false when the token is not valid. Succeeds also when it was stopped before. */
  readonly stop: (token: string, what: StopMail) => TaskEither<UpstreamFailure, boolean>;
}
