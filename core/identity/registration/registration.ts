/** What a shopper gives to get an account (REG-01). Texts as typed; phones in any notation. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
  /** Phone under which a Pals membership is known; empty when none was given. */
  readonly palsPhoneNumber: string;
  /** Number of a Pals membership the shopper has already; empty when none was given. */
  readonly palsReward: string;
  /** The solved captcha, where one was asked for. */
  readonly captcha: string | undefined;
}
