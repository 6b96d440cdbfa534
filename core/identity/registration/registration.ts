/** The data of a registration (REG-01). Texts as typed; phone numbers in any notation. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
  /** Phone number of an existing Pals membership; empty when none was typed. */
  readonly palsPhoneNumber: string;
  /** Number of an existing Pals membership; empty when none was typed. */
  readonly palsReward: string;
  /** The solved captcha; undefined where none is required. */
  readonly captcha: string | undefined;
}
