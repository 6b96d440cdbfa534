import type { IO } from 'fp-ts/IO';

/** What the browser remembers between asking for a code and using it, so that a reload loses neither. None of these fail. */
export interface PasswordResetStore {
  /** The email that a code was asked for lately; undefined when there was none, or when what is kept is no email. */
  readonly askedFor: IO<string | undefined>;
  /** A code was asked for; remembered about as long as a code is good. */
  readonly remember: (email: string) => IO<void>;
  readonly forget: IO<void>;
}
