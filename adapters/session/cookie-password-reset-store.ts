import type { IO } from 'fp-ts/IO';
import { firstErrors } from '../../core/forms/form';
import { askCodeForm } from '../../core/identity/password-reset/password-reset-forms';
import type { PasswordResetStore } from '../../core/identity/password-reset/password-reset-store';
import type { Cookies } from '../../core/shared/cookies';
import { RESET_EMAIL_COOKIE } from './session-names';

/** A code is valid for a quarter of an hour. */
const LIFETIME = { maxAgeSeconds: 15 * 60 };

/** Stores the email of a password reset in a cookie, which the page can read with and without scripts (MOD-04). */
export class CookiePasswordResetStore implements PasswordResetStore {
  readonly askedFor: IO<string | undefined>;
  readonly forget: IO<void>;
  readonly #cookies: Cookies;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
    const read = cookies.read(RESET_EMAIL_COOKIE);
    this.askedFor = () => emailIn(read());
    this.forget = () => {
      // Only an existing cookie is removed, because on a server each removal adds a Set-Cookie line.
      if (read() !== undefined) cookies.remove(RESET_EMAIL_COOKIE)();
    };
  }

  readonly remember: PasswordResetStore['remember'] = (email) =>
    this.#cookies.write(RESET_EMAIL_COOKIE, email, LIFETIME);
}

const emailIn = (kept: string | undefined): string | undefined =>
  kept === undefined || firstErrors(askCodeForm, { email: kept }) !== undefined ? undefined : kept;
