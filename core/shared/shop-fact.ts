/**
 * Why a service refused a call, in the shop's own terms. An adapter derives the facts from the service's response; use
 * cases and messages depend on them and never on a service's codes.
 */
export type ShopFact =
  /** The caller has no identity; a new guest identity would help. */
  | 'identity-missing'
  /** The caller's session has ended. */
  | 'session-over'
  /** The service does not know the session of the caller's cookies (ERR-03). */
  | 'session-unknown'
  /** The request is for signed-in shoppers only. */
  | 'sign-in-required'
  /** The request contained a character that the service does not allow (ERR-02). */
  | 'prohibited-character'
  /** The service treated the request as a forged one (ERR-03). */
  | 'cross-site-request-forgery'
  /** The email has an account already (ERR-08). */
  | 'email-taken'
  /** The email or the password is wrong, and the service has no message of its own for shoppers (ERR-07). */
  | 'wrong-credentials'
  /** The account is locked after too many wrong passwords. */
  | 'account-locked'
  /** The password is wrong, or the service's policy does not allow it; the message says which. */
  | 'password-refused'
  /** The current password, which a change needs, is wrong. */
  | 'old-password-refused'
  /** The code from a mail is wrong, used or expired. */
  | 'code-refused'
  /** The mailed sign-in link is wrong, used or expired. */
  | 'link-refused'
  /** The captcha was not solved, or its solution has expired (REG-07). */
  | 'captcha-refused'
  /** The membership number of the rewards programme is not valid (FRM-07). */
  | 'pals-number-refused'
  /** The service refuses this field of a registration (REG-02). */
  | 'first-name-refused'
  | 'last-name-refused'
  | 'email-refused'
  | 'phone-number-refused'
  /** The cart holds as many different products as it can. */
  | 'cart-full'
  /** The service did not respond: a proxy in front of it did, and its message is not for shoppers. */
  | 'no-response';
