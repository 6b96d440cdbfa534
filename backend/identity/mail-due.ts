const MAILS_AT_ONCE = 3;
/** Less than what is mailed is good for: who asks in vain has a mail that is. */
const APART_MS = 10 * 60_000;

/** How far back earlier mail counts. */
export const MAIL_WINDOW_MS = 60 * 60_000;

/**
 * Whether one more mail with a code or a link may go to an address, by the times of the earlier ones within the window:
 * three an hour, and beyond those one ten minutes after the last. So a stranger who asks again and again neither floods a
 * mailbox nor keeps its owner from having a code that is good.
 */
export const isMailDue = (earlier: readonly number[], now: number): boolean =>
  earlier.length < MAILS_AT_ONCE || now - Math.max(...earlier) >= APART_MS;
