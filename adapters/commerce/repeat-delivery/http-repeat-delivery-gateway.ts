import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type {
  ChangePlanFailure,
  NewPlan,
  PlanChange,
  PlanDetail,
  PlanIncomplete,
  PlanRefused,
  RepeatDeliveryGateway,
  StartPlanFailure,
} from '../../../core/repeat-delivery/repeat-delivery-gateway';
import { ownValue } from '../../../core/shared/own-value';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { path } from '../../http/path';
import { callCommerce } from '../call-commerce';
import { isMissing, isRefusedWith, needsIdentity, toSignInNeeded } from '../refusals';
import { offerWire, plansWire, planWire } from './repeat-delivery-wire';
import { CANCEL_CODES, frequencyBody, toOffer, toPlan } from './to-repeat-delivery';

const PLANS = 'x_repeat_delivery/@self';
const OFFER = 'x_repeat_delivery/offer';

/** The shopper's repeat deliveries at the embedded backend, whose extension they are. */
export class HttpRepeatDeliveryGateway implements RepeatDeliveryGateway {
  readonly plans: RepeatDeliveryGateway['plans'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.plans = pipe(
      callCommerce(http, { kind: 'personal', method: 'GET', path: PLANS, isExpectedRefusal: needsIdentity }, plansWire),
      TE.bimap(toSignInNeeded, ({ plans, ...dates }) => ({ ...dates, plans: plans.map(toPlan) })),
    );
  }

  readonly offer: RepeatDeliveryGateway['offer'] = (partNumber) =>
    pipe(
      callCommerce(this.#http, { kind: 'personal', method: 'GET', path: OFFER, query: { partNumber } }, offerWire),
      TE.map(toOffer),
    );

  readonly start: RepeatDeliveryGateway['start'] = (plan) =>
    pipe(
      this.#send({ kind: 'essential', method: 'POST', path: PLANS, body: planBody(plan) }, isExpectedAtStart),
      TE.bimap(toStartFailure, toPlan),
    );

  readonly change: RepeatDeliveryGateway['change'] = (planId, change) =>
    pipe(this.#send(requestOf(planId, change), isExpectedAtChange), TE.bimap(toChangeFailure, toPlan));

  #send(request: HttpRequest, isExpectedRefusal: NonNullable<HttpRequest['isExpectedRefusal']>) {
    return callCommerce(this.#http, { ...request, isExpectedRefusal }, planWire);
  }
}

const planBody = ({ frequency, ...plan }: Partial<NewPlan>): Readonly<Record<string, unknown>> => ({
  ...plan,
  ...(frequency === undefined ? {} : { frequency: frequencyBody(frequency) }),
});

const requestOf = (planId: string, change: PlanChange): HttpRequest => {
  const own = path`x_repeat_delivery/@self/${planId}`;
  switch (change.kind) {
    case 'change': {
      const { kind: _kind, ...plan } = change;
      return { kind: 'essential', method: 'PUT', path: own, body: planBody(plan) };
    }
    case 'cancel':
      return {
        kind: 'essential',
        method: 'POST',
        path: `${own}/cancel`,
        body: { reason: CANCEL_CODES[change.reason] },
      };
    case 'skip':
      return { kind: 'essential', method: 'POST', path: `${own}/skip`, body: { nextDate: change.shownDate } };
    case 'send-now':
      return {
        kind: 'essential',
        method: 'POST',
        path: `${own}/send_now`,
        body: {
          shownTotal: change.shownTotal.toFixed(5),
          ...(change.shownVersion === undefined ? {} : { version: change.shownVersion }),
        },
      };
    case 'undo': {
      const { shownVersion: version } = change;
      const body = version === undefined ? {} : { body: { version } };
      return { kind: 'essential', method: 'POST', path: `${own}/undo`, ...body };
    }
    default:
      return { kind: 'essential', method: 'POST', path: `${own}/${change.kind}` };
  }
};

const PARTS = ['frequency', 'nextDate', 'addressId', 'walletId', 'lines', 'phone'] as const;

/** The part of a plan that a refusal names, such as `lines.0.quantity`; undefined when it names none. */
const refusedPart = (failure: UpstreamFailure): PlanRefused | undefined => {
  if (failure.kind !== 'refused' || failure.status !== 400) return undefined;
  const part = failure.parameters
    .map((parameter) => PARTS.find((known) => known === parameter.split('.', 1)[0]))
    .find((name) => name !== undefined);
  return part === undefined ? undefined : { kind: 'plan-refused', part };
};

const isFull = (failure: UpstreamFailure): boolean => isRefusedWith(failure, ['_ERR_TOO_MANY_REPEAT_DELIVERIES']);
const isNotReady = (failure: UpstreamFailure): boolean => isRefusedWith(failure, ['_ERR_REPEAT_DELIVERY_STATE']);

const isSent = (failure: UpstreamFailure): boolean => isRefusedWith(failure, ['_ERR_REPEAT_DELIVERY_SENT']);
const isDearer = (failure: UpstreamFailure): boolean => isRefusedWith(failure, ['_ERR_REPEAT_DELIVERY_PRICE']);

const DETAILS: Readonly<Record<string, PlanDetail>> = { addressId: 'address', phone: 'phone', walletId: 'card' };

/** What a refused plan lacks; undefined for any other refusal. */
const incompletePlan = (failure: UpstreamFailure): PlanIncomplete | undefined =>
  failure.kind === 'refused' && isRefusedWith(failure, ['_ERR_REPEAT_DELIVERY_INCOMPLETE'])
    ? { kind: 'plan-incomplete', missing: failure.parameters.flatMap((name) => ownValue(DETAILS, name) ?? []) }
    : undefined;

/** Refusals for which the caller says what to do. */
const isExpected = (failure: UpstreamFailure): boolean => needsIdentity(failure) || refusedPart(failure) !== undefined;
const isExpectedAtStart = (failure: UpstreamFailure): boolean => isExpected(failure) || isFull(failure);
const isExpectedAtChange = (failure: UpstreamFailure): boolean =>
  isExpected(failure) ||
  isMissing(failure) ||
  isNotReady(failure) ||
  isSent(failure) ||
  isDearer(failure) ||
  isFull(failure) ||
  incompletePlan(failure) !== undefined;

const toStartFailure = (failure: UpstreamFailure): StartPlanFailure =>
  isFull(failure) ? { kind: 'too-many-plans' } : (refusedPart(failure) ?? toSignInNeeded(failure));

const toChangeFailure = (failure: UpstreamFailure): ChangePlanFailure => {
  if (isMissing(failure)) return { kind: 'no-such-plan' };
  if (isDearer(failure)) return { kind: 'price-risen' };
  if (isSent(failure)) return { kind: 'already-sent' };
  return isNotReady(failure) ? { kind: 'plan-not-ready' } : (incompletePlan(failure) ?? toStartFailure(failure));
};
