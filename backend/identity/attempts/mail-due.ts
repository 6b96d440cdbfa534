const MAILS_AT_ONCE = 3;
/** Shorter than the fifteen minutes for which a code is valid: while no mail is due, the last one can still be used. */
const APART_MS = 10 * 60_000;

/** Earlier mail counts for this long, in milliseconds. */
export const MAIL_WINDOW_MS = 60 * 60_000;

/**
 * Whether another mail with a code or a link may go to an email address. `earlier` has the times of the mails that were
 * sent to it within `MAIL_WINDOW_MS`, in milliseconds since 1970. Three mails an hour are allowed, and beyond that one
 * mail ten minutes after the last. An attacker who keeps requesting mail can then neither flood a mailbox nor keep its
 * owner from getting a valid code.
 */
export const isMailDue = (earlier: readonly number[], now: number): boolean =>
  earlier.length < MAILS_AT_ONCE || now - Math.max(...earlier) >= APART_MS;
