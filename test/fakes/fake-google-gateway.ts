import * as E from 'fp-ts/Either';
import type { GoogleGateway } from '../../core/identity/sign-in/google-gateway';
import { aRefusal } from '../builders/upstream-failure';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

/** Signs shoppers in by the Google credentials that the test accepts. */
export class FakeGoogleGateway extends FakeUpstream<keyof GoogleGateway> implements GoogleGateway {
  readonly #users = new Map<string, string>();

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  acceptsCredential(credential: string, userId: string): this {
    this.#users.set(credential, userId);
    return this;
  }

  readonly nonce: GoogleGateway['nonce'] = this.respond('nonce', () => 'nonce-of-this-browser');

  readonly signIn: GoogleGateway['signIn'] = (credential) =>
    this.respondEither('signIn', () => {
      const userId = this.#users.get(credential);
      if (userId === undefined) return E.left(NOT_VALID);
      this.caller.signsIn(userId);
      return E.right({ userId });
    });
}

const NOT_VALID = aRefusal({ message: 'This sign-in is not valid.' });
