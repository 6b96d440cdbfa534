import type { TaskEither } from 'fp-ts/TaskEither';
import type { SignInNeeded } from '../../orders/order-gateway';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { ReminderChoice } from '../../stock-notices/stock-notices';

/** What the account knows of its owner (ACC-02). A missing text is empty. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits, or empty. */
  readonly phone: string;
  /** Whether the shopper wants mail about offers. Mail about orders is always sent. */
  readonly wantsOffers: boolean;
  /** The kinds of reminders that the service sends, and whether the shopper wants each; empty when it sends none. */
  readonly reminders: ReadonlyArray<ReminderChoice>;
  /** False for an account that is opened with Google alone. */
  readonly hasPassword: boolean;
  /** The new email address that waits for its code; undefined when there is none. */
  readonly pendingEmail: string | undefined;
}

/** What the form of the profile changes. Without `wantsOffers`, what the account wants stays as it is. */
export type ProfileChange = Pick<Profile, 'firstName' | 'lastName' | 'phone' | 'reminders'> &
  Partial<Pick<Profile, 'wantsOffers'>>;

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

export interface EmailRequest {
  readonly email: string;
  /** Undefined for an account without a password. */
  readonly oldPassword: string | undefined;
}

export type ProfileFailure = SignInNeeded | UpstreamFailure;

/**
 * The signed-in shopper's own data. A call that fails changes nothing. Guests, with or without an identity, have no profile:
 * every call of theirs fails with `sign-in-needed` (ACC-01).
 */
export interface ProfileGateway {
  readonly profile: TaskEither<ProfileFailure, Profile>;
  /**
   * What is left out stays as it is, and so do kinds of reminders that are not named. Refusals have the facts
   * `first-name-refused`, `last-name-refused` and `phone-number-refused`.
   */
  readonly change: (change: Partial<ProfileChange>) => TaskEither<ProfileFailure, void>;
  /**
   * Mails a code to a new email address, which replaces an earlier request. Refusals have the fact `old-password-refused`
   * for a wrong password of an account that has one, `account-locked` after too many, `email-taken` for the address of
   * another account, `email-refused` for the account's own and for what is not an address, and the status 429 for too many
   * codes.
   */
  readonly requestEmail: (request: EmailRequest) => TaskEither<ProfileFailure, void>;
  /**
   * Makes the new address that of the account, with the code from its mail, and ends all other sessions. Refusals have the
   * fact `code-refused` for a wrong, used or expired code, and `email-taken`. After five wrong codes only a new code helps.
   */
  readonly confirmEmail: (code: string) => TaskEither<ProfileFailure, void>;
  /**
   * Sets a new password and ends all other sessions. Refusals have the fact `old-password-refused`, `password-refused`
   * for a new password that the service's policy refuses, and `account-locked` after too many wrong ones.
   */
  readonly changePassword: (change: PasswordChange) => TaskEither<ProfileFailure, void>;
}
