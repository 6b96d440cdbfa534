import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import type { HttpClient } from '@shop/adapters/http/http-client';
import type { PersonGateway, PingedUser, UserInfo } from '@shop/core/identity/session/person-gateway';
import { hasFact, type UpstreamFailure } from '@shop/core/shared/upstream-failure';
import { callToy } from './toy-call';
import { customerWire } from './toy-wire';

type Customer = TypeOf<typeof customerWire>;

const isGuest = (failure: UpstreamFailure): boolean => hasFact(failure, 'sign-in-required');

/** What the engine knows of the shopper: everything in one call. Whoever is not signed in is a guest. */
export class ToyPersonGateway implements PersonGateway {
  readonly userInfo: PersonGateway['userInfo'];
  readonly ping: PersonGateway['ping'];
  readonly userType: PersonGateway['userType'];

  constructor(http: HttpClient) {
    const customer: TE.TaskEither<UpstreamFailure, O.Option<Customer>> = pipe(
      callToy(
        http,
        { kind: 'personal', method: 'GET', path: 'customers/me', isExpectedRefusal: isGuest },
        customerWire,
      ),
      TE.map(O.some),
      TE.orElse((failure) => (isGuest(failure) ? TE.right(O.none) : TE.left(failure))),
    );
    this.userInfo = pipe(customer, TE.map(O.match(() => GUEST_INFO, toInfo)));
    this.ping = pipe(customer, TE.map(O.match(() => GUEST_PING, toPing)));
    this.userType = pipe(
      customer,
      TE.map((found) => (O.isSome(found) ? 'registered' : 'guest')),
    );
  }
}

const GUEST_INFO: UserInfo = {
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

const GUEST_PING: PingedUser = {
  userId: undefined,
  userType: 'guest',
  email: undefined,
  phoneNumber: undefined,
  isPartner: false,
};

const toInfo = ({ id, first_name, last_name }: Customer): UserInfo => ({
  ...GUEST_INFO,
  userId: id,
  firstName: first_name,
  lastName: last_name,
  userType: 'registered',
});

const toPing = ({ id, email, phone }: Customer): PingedUser => ({
  userId: id,
  userType: 'registered',
  email,
  phoneNumber: phone,
  isPartner: false,
});
