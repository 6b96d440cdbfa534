import * as E from 'fp-ts/Either';
import type { PersonGateway, PingedUser, UserInfo } from '../../core/identity/session/person-gateway';
import { aRefusal } from '../builders/upstream-failure';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

/** A customer's record at the service. */
export type FakePerson = Omit<UserInfo, 'userType' | 'userId'> &
  Omit<PingedUser, 'userType' | 'userId'> & { readonly userId: string };

const UNKNOWN: UserInfo = {
  userId: undefined,
  firstName: undefined,
  lastName: undefined,
  userType: 'guest',
  palsId: undefined,
  preferredStoreId: undefined,
  city: undefined,
  state: undefined,
  country: undefined,
  zipCode: undefined,
  isVitalCareEnrolled: false,
  petKinds: [],
};

/** Customers in memory. `caller` identifies the customer. */
export class FakePersonGateway extends FakeUpstream<keyof PersonGateway> implements PersonGateway {
  readonly #people = new Map<string, FakePerson>();

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  /** Adds Pat Doe with a plain account; `facts` replaces fields. */
  hasPerson(facts: Partial<FakePerson> & Pick<FakePerson, 'userId'>): this {
    this.#people.set(facts.userId, {
      firstName: 'Pat',
      lastName: 'Doe',
      palsId: undefined,
      preferredStoreId: undefined,
      city: undefined,
      state: undefined,
      country: undefined,
      zipCode: undefined,
      isVitalCareEnrolled: false,
      petKinds: [],
      email: 'pat@example.test',
      phoneNumber: '5555550100',
      isPartner: false,
      ...facts,
    });
    return this;
  }

  readonly userInfo: PersonGateway['userInfo'] = this.respond('userInfo', () => {
    const person = this.#registered();
    if (person === undefined) return { ...UNKNOWN, userId: this.caller.userId };
    const { email: _email, phoneNumber: _phone, isPartner: _partner, ...info } = person;
    return { ...info, userType: 'registered' };
  });

  readonly ping: PersonGateway['ping'] = this.respondEither('ping', () => {
    const person = this.#registered();
    if (person === undefined) return E.left(aRefusal({ status: 401, facts: ['sign-in-required'] }));
    const { userId, email, phoneNumber, isPartner } = person;
    return E.right({ userId, userType: 'registered', email, phoneNumber, isPartner });
  });

  readonly userType: PersonGateway['userType'] = this.respond('userType', () =>
    this.caller.isRegistered ? 'registered' : 'guest',
  );

  #registered(): FakePerson | undefined {
    return this.caller.isRegistered ? this.#people.get(this.caller.userId ?? '') : undefined;
  }
}
