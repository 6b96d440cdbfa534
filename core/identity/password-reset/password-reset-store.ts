import type { IO } from 'fp-ts/IO';

/** Stores the email between requesting a code and using it, so that a reload keeps it. None of these fail. */
export interface PasswordResetStore {
  /** The email of the last requested code; undefined when there is none, or the stored value is not an email. */
  readonly askedFor: IO<string | undefined>;
  /** Stores the email for about as long as a code is valid. */
  readonly remember: (email: string) => IO<void>;
  readonly forget: IO<void>;
}
