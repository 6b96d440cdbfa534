import type { PasswordResetMemory } from '../../core/identity/password-reset-memory';

/** What the browser remembers of a forgotten password, in memory. */
export class FakePasswordResetMemory implements PasswordResetMemory {
  private email: string | undefined;

  readonly askedFor: PasswordResetMemory['askedFor'] = () => this.email;

  readonly remember: PasswordResetMemory['remember'] = (email) => () => {
    this.email = email;
  };

  readonly forget: PasswordResetMemory['forget'] = () => {
    this.email = undefined;
  };
}
