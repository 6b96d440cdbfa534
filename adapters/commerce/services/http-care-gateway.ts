import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type {
  CareGateway,
  CancelCareFailure,
  JoinCareFailure,
  KeepCareFailure,
} from '../../../core/memberships/care-gateway';
import type { CareMembership } from '../../../core/memberships/membership';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { path } from '../../http/path';
import { callCommerce } from '../call-commerce';
import { membershipsWire, membershipWire, plansWire, toMembership, toPlans } from './care-wire';
import { isMissing, isRefusedWith, needsIdentity, toSignInNeeded } from '../refusals';

const BASE = 'x_memberships';
const OWN = `${BASE}/@self`;

/** Vital Care at the embedded backend (ACC-09). */
export class HttpCareGateway implements CareGateway {
  readonly plans: CareGateway['plans'];
  readonly memberships: CareGateway['memberships'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.plans = pipe(callCommerce(http, { kind: 'public', method: 'GET', path: BASE }, plansWire), TE.map(toPlans));
    this.memberships = pipe(
      callCommerce(
        http,
        { kind: 'personal', method: 'GET', path: OWN, isExpectedRefusal: needsIdentity },
        membershipsWire,
      ),
      TE.bimap(toSignInNeeded, ({ memberships }) => memberships.map(toMembership)),
    );
  }

  readonly join: CareGateway['join'] = (wanted) => pipe(this.#send(OWN, wanted), TE.mapLeft(toJoinFailure));

  readonly cancel: CareGateway['cancel'] = (id) =>
    pipe(this.#send(path`x_memberships/@self/${id}/cancel`, {}), TE.mapLeft(toCancelFailure));

  readonly keep: CareGateway['keep'] = (id) =>
    pipe(
      this.#send(path`x_memberships/@self/${id}/keep`, {}),
      TE.mapLeft((failure): KeepCareFailure => {
        if (isRefusedWith(failure, ENDED)) return { kind: 'membership-ended' };
        return isRefusedWith(failure, TOO_MANY) ? { kind: 'too-many-memberships' } : toCancelFailure(failure);
      }),
    );

  #send(address: string, body: HttpRequest['body']): TE.TaskEither<UpstreamFailure, CareMembership> {
    return pipe(
      callCommerce(
        this.#http,
        { kind: 'essential', method: 'POST', path: address, body, isExpectedRefusal: isExpected },
        membershipWire,
      ),
      TE.map(toMembership),
    );
  }
}

const MEMBER = ['_ERR_ALREADY_MEMBER'];
const TOO_MANY = ['_ERR_TOO_MANY_MEMBERSHIPS'];
const NO_MORE = ['_ERR_NO_MORE_MEMBERSHIPS'];
const ENDED = ['_ERR_MEMBERSHIP_ENDED'];

const isExpected = (failure: UpstreamFailure): boolean =>
  needsIdentity(failure) ||
  isMissing(failure) ||
  isNoPlan(failure) ||
  isRefusedWith(failure, [...MEMBER, ...TOO_MANY, ...NO_MORE, ...ENDED]);

const isNoPlan = (failure: UpstreamFailure): boolean =>
  failure.kind === 'refused' && failure.parameters.some((one) => one === 'planId' || one === 'species');

const toCancelFailure = (failure: UpstreamFailure): CancelCareFailure =>
  isMissing(failure) ? { kind: 'no-such-membership' } : toSignInNeeded(failure);

const toJoinFailure = (failure: UpstreamFailure): JoinCareFailure => {
  if (isRefusedWith(failure, MEMBER)) return { kind: 'already-member' };
  if (isRefusedWith(failure, TOO_MANY)) return { kind: 'too-many-memberships' };
  if (isRefusedWith(failure, NO_MORE)) return { kind: 'no-more-memberships' };
  return isNoPlan(failure) ? { kind: 'no-such-plan' } : toSignInNeeded(failure);
};
