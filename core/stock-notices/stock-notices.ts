import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { SignInNeeded } from '../orders/order-gateway';
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

/** The product is wanted for delivery, and is only sold or picked up in stores. */
export interface NotDelivered {
  readonly kind: 'not-delivered';
}

/** The service has refused further requests for a while. */
export interface TooManyRequests {
  readonly kind: 'too-many-requests';
}

/** The service does not accept the email address. */
export interface EmailRefused {
  readonly kind: 'email-refused';
}

export type AskFailure = InStockNow | NotSold | NotDelivered | TooManyRequests | EmailRefused | UpstreamFailure;

/** What an address waits for. */
export interface PendingNotice {
  readonly id: string;
  readonly product: string;
  /** The name of the store; undefined for delivery. */
  readonly store: string | undefined;
}

/** Mail that only reminds: the day before an appointment, and three days before a repeat delivery. */
export type ReminderKind = 'appointments' | 'repeat-deliveries';

export const REMINDER_KINDS: ReadonlyArray<ReminderKind> = ['appointments', 'repeat-deliveries'];

/** Whether reminders of a kind come. */
export interface ReminderChoice {
  readonly kind: ReminderKind;
  readonly isWanted: boolean;
}

/** What becomes of a repeat delivery. */
export type MailedStatus = 'active' | 'paused' | 'cancelled';

/** The repeat delivery that a mail is about. */
export interface MailedRepeatDelivery {
  readonly products: ReadonlyArray<string>;
  /** `YYYY-MM-DD`. */
  readonly nextDate: string;
  readonly status: MailedStatus;
  /** Whether the day is past, and the delivery was not placed yet. */
  readonly isLate: boolean;
}

/** What a mail with a way out is about: products that are back in stock, reminders of a kind, or a repeat delivery. */
export type MailAbout = 'notices' | ReminderKind | 'repeat-delivery';

export const MAIL_ABOUT: ReadonlyArray<MailAbout> = ['notices', ...REMINDER_KINDS, 'repeat-delivery'];

/** The mail that the owner of an address can stop. */
export interface MailPreferences {
  /** What the mail that the token came with is about; undefined when the service does not say it. */
  readonly about: MailAbout | undefined;
  readonly notices: ReadonlyArray<PendingNotice>;
  /** Whether mail with offers comes; undefined when no account has proved the address. */
  readonly wantsOffers: boolean | undefined;
  /** Each kind of reminder once; empty for an address without an account. */
  readonly reminders: ReadonlyArray<ReminderChoice>;
  /** Undefined when the mail was about something else, and when its account is gone or has another address now. */
  readonly repeatDelivery: MailedRepeatDelivery | undefined;
}

/**
 * What is to be stopped: one notice, all of them, offers, reminders, the repeat delivery that the mail was about (it is
 * paused while it is active, and else stays as it is), or what is like the mail that the token came with.
 */
export type StopMail =
  | { readonly kind: 'notice'; readonly id: string }
  | { readonly kind: 'notices' }
  | { readonly kind: 'offers' }
  | { readonly kind: 'reminders'; readonly of: ReminderKind }
  | { readonly kind: 'repeat-delivery' }
  | { readonly kind: 'same-kind' };

/** Mail about products that are out of stock, and the way out of it, of reminders and of mail about a repeat delivery (ACC-06). A call that fails changes nothing. */
export interface StockNotices {
  /**
   * Asks for one mail. Succeeds also when it was asked for before; says nothing about accounts. Returns the token with
   * which the request is undone; undefined when the service does not send one.
   */
  readonly ask: (request: NoticeRequest) => TaskEither<AskFailure, string | undefined>;
  /**
   * Takes back what was just asked for, by its token. What the owner of the address had asked for before stays. Returns
   * false when the token is not valid. Succeeds also when it was undone before.
   */
  readonly undo: (token: string) => TaskEither<UpstreamFailure, boolean>;
  /** What the signed-in shopper waits for, the oldest first. */
  readonly own: TaskEither<SignInNeeded | UpstreamFailure, ReadonlyArray<PendingNotice>>;
  /** Removes one of `own`. Succeeds also when it is gone. */
  readonly removeOwn: (id: string) => TaskEither<SignInNeeded | UpstreamFailure, void>;
  /** By the token of a mail; none for a token that is not valid. */
  readonly preferences: (token: string) => TaskEither<UpstreamFailure, Option<MailPreferences>>;
  /** Returns false when the token is not valid. Succeeds also when it was stopped before. */
  readonly stop: (token: string, what: StopMail) => TaskEither<UpstreamFailure, boolean>;
  /** Begins reminders again. Returns false when the token is not valid. Succeeds also when they were not stopped. */
  readonly remindAgain: (token: string, of: ReminderKind) => TaskEither<UpstreamFailure, boolean>;
}
