import * as E from 'fp-ts/Either';
import type { Identity } from '../../core/identity/session/identity-gateway';
import type { Registration } from '../../core/identity/registration/registration';
import type { RegistrationGateway } from '../../core/identity/registration/registration-gateway';
import type { Refused } from '../../core/shared/upstream-failure';
import { aRefusal } from '../builders/upstream-failure';
import { FakeIdentityGateway } from './fake-identity-gateway';
import { FakeUpstream } from './fake-upstream';

/** Creates accounts in memory and adds them to `identity`. Registration signs the caller in. */
export class FakeRegistrationGateway extends FakeUpstream<keyof RegistrationGateway> implements RegistrationGateway {
  readonly #made: Registration[] = [];
  readonly #taken = new Set<string>();
  #proofs: Set<string> | undefined;
  #last = 900_000;

  constructor(readonly identity: FakeIdentityGateway = new FakeIdentityGateway()) {
    super('commerce');
  }

  /** Another customer has an account with this email. */
  hasAccount(email: string): this {
    this.#taken.add(email.toLowerCase());
    return this;
  }

  /** From now on registration requires a captcha; each of these proofs is valid once. */
  wantsCaptcha(...proofs: ReadonlyArray<string>): this {
    this.#proofs = new Set(proofs);
    return this;
  }

  /** The registrations that created accounts. */
  get accounts(): ReadonlyArray<Registration> {
    return structuredClone(this.#made);
  }

  readonly register: RegistrationGateway['register'] = (registration) =>
    this.respondEither('register', () => {
      const objection = this.#objection(registration);
      return objection === undefined ? E.right(this.#make(registration)) : E.left(objection);
    });

  #objection({ email, palsReward, captcha }: Registration): Refused | undefined {
    if (this.#taken.has(email.trim().toLowerCase())) return EXISTS;
    if (palsReward !== '' && !/^\d{9}$/.test(palsReward)) return PALS_NUMBER;
    return this.#proofs?.delete(captcha ?? '') === false ? CAPTCHA : undefined;
  }

  #make(registration: Registration): Identity {
    const email = registration.email.trim().toLowerCase();
    const userId = String((this.#last += 1));
    this.#made.push(structuredClone(registration));
    this.#taken.add(email);
    this.identity.hasCustomer(email, registration.password, userId).caller.signsIn(userId);
    return { userId };
  }
}

const EXISTS = aRefusal({
  facts: ['email-taken'],
  message: 'The logon ID you have chosen already exists.',
});
const PALS_NUMBER = aRefusal({
  facts: ['pals-number-refused'],
  message: 'No such number.',
});
const CAPTCHA = aRefusal({
  facts: ['captcha-refused'],
  message: 'Please complete the verification, then send the form again.',
});
