import * as E from 'fp-ts/Either';
import type { SignInLinkGateway } from '../../core/identity/sign-in/sign-in-link-gateway';
import { aRefusal } from '../builders/upstream-failure';
import { FakeUpstream } from './fake-upstream';

/** Accounts in memory with the sign-in links mailed to them and the browsers they trust. */
export class FakeSignInLinkGateway extends FakeUpstream<keyof SignInLinkGateway> implements SignInLinkGateway {
  readonly #accounts = new Set<string>();
  readonly #links = new Map<string, string>();
  readonly #knowing = new Set<string>();
  #count = 0;

  constructor() {
    super('commerce');
  }

  hasAccount(email: string): this {
    this.#accounts.add(email.toLowerCase());
    return this;
  }

  /** The code of the last mailed link while it is valid. */
  mailedCode(email: string): string | undefined {
    return [...this.#links].findLast(([, owner]) => owner === email.toLowerCase())?.[0];
  }

  knowsBrowser(email: string): boolean {
    return this.#knowing.has(email.toLowerCase());
  }

  readonly mailLink: SignInLinkGateway['mailLink'] = (email) =>
    this.respond('mailLink', () => {
      if (this.#accounts.has(email.toLowerCase())) this.#links.set(`code-${(this.#count += 1)}`, email.toLowerCase());
    });

  readonly useLink: SignInLinkGateway['useLink'] = (code) =>
    this.respondEither('useLink', () => {
      const owner = this.#links.get(code);
      if (owner === undefined) return E.left(WRONG_LINK);
      this.#links.delete(code);
      this.#knowing.add(owner);
      return E.right(undefined);
    });
}

const WRONG_LINK = aRefusal({ facts: ['link-refused'] });
