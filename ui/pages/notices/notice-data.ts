import type { FieldErrors } from '../../../core/forms/form';
import type { NoticeField } from '../../../core/stock-notices/notice-form';
import type {
  MailAbout,
  MailedRepeatDelivery,
  PendingNotice,
  ReminderChoice,
  ReminderKind,
} from '../../../core/stock-notices/stock-notices';
import type { WantedNotice } from '../../stock-notices/wanted-notice';

export interface NotifyData {
  readonly wanted: WantedNotice;
  /** Whether the product is in stock where it is wanted, so that there is nothing to wait for. */
  readonly isInStock: boolean;
  /** Whether it could come true: false for the delivery of a product that is only sold or picked up in stores. */
  readonly isPossible: boolean;
  /** The mail was just asked for. */
  readonly isAsked: boolean;
  /** The request was just taken back. */
  readonly isUndone: boolean;
  /** What was typed in a form that was refused; undefined before the first one. */
  readonly email: string | undefined;
  readonly errors: FieldErrors<NoticeField>;
  /** The message above the form. */
  readonly problem: string | undefined;
}

/** What was just stopped. */
export type Stopped = 'notice' | 'notices' | 'offers' | 'repeat-delivery' | 'same-kind' | ReminderKind;

export interface MailData {
  readonly token: string;
  /** What the mail was about; undefined when that is not known. */
  readonly about: MailAbout | undefined;
  /** Undefined for a link that is not valid. */
  readonly notices: ReadonlyArray<PendingNotice> | undefined;
  /** Undefined when no account has proved the address. */
  readonly wantsOffers: boolean | undefined;
  /** Empty when the address has no account. */
  readonly reminders: ReadonlyArray<ReminderChoice>;
  /**
   * The repeat delivery that the mail was about; undefined when it was about something else, or is in no account of its
   * receiver.
   */
  readonly repeatDelivery: MailedRepeatDelivery | undefined;
  readonly stopped: Stopped | undefined;
  /** The reminders that just began again. */
  readonly again: ReminderKind | undefined;
  readonly problem: string | undefined;
}

/** The parameters of both pages. `asked` has the token that undoes the request. */
export const NOTICE_MARKS = {
  sku: 'sku',
  store: 'store',
  asked: 'asked',
  undone: 'undone',
  stopped: 'stopped',
  again: 'again',
} as const;
