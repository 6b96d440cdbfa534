import type { PasswordResetStore } from '../../core/identity/password-reset/password-reset-store';

/** Keeps the email of a password reset in memory. */
export class FakePasswordResetStore implements PasswordResetStore {
  #email: string | undefined;

  readonly askedFor: PasswordResetStore['askedFor'] = () => this.#email;

  readonly remember: PasswordResetStore['remember'] = (email) => () => {
    this.#email = email;
  };

  readonly forget: PasswordResetStore['forget'] = () => {
    this.#email = undefined;
  };
}
