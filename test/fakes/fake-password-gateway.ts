import * as E from 'fp-ts/Either';
import type { PasswordGateway } from '../../core/identity/password-reset/password-gateway';
import { aRefusal } from '../builders/upstream-failure';
import { FakeUpstream } from './fake-upstream';

interface Account {
  password: string;
  code: string | undefined;
}

/** Accounts in memory with their passwords and the reset codes mailed to them. */
export class FakePasswordGateway extends FakeUpstream<keyof PasswordGateway> implements PasswordGateway {
  readonly #accounts = new Map<string, Account>();
  #codes = 0;

  constructor() {
    super('commerce');
  }

  hasAccount(email: string, password: string): this {
    this.#accounts.set(email.toLowerCase(), { password, code: undefined });
    return this;
  }

  /** The last mailed code while it is valid. */
  mailedCode(email: string): string | undefined {
    return this.#accounts.get(email.toLowerCase())?.code;
  }

  passwordOf(email: string): string | undefined {
    return this.#accounts.get(email.toLowerCase())?.password;
  }

  readonly requestReset: PasswordGateway['requestReset'] = (email) =>
    this.respond('requestReset', () => {
      const account = this.#accounts.get(email.toLowerCase());
      if (account !== undefined) account.code = `CODE${(this.#codes += 1)}`;
    });

  readonly reset: PasswordGateway['reset'] = ({ email, code, password }) =>
    this.respondEither('reset', () => {
      const account = this.#accounts.get(email.toLowerCase());
      if (password.length < 6) return E.left(TOO_SHORT);
      if (account?.code === undefined || account.code !== code) return E.left(WRONG_CODE);
      account.password = password;
      account.code = undefined;
      return E.right(undefined);
    });
}

const WRONG_CODE = aRefusal({ facts: ['code-refused'] });
const TOO_SHORT = aRefusal({
  facts: ['password-refused'],
  message: 'A password has at least 6 characters.',
});
