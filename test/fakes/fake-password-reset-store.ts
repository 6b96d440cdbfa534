import type { PasswordResetStore } from '../../core/identity/password-reset/password-reset-store';

/** What the browser remembers of a forgotten password, in memory. */
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
