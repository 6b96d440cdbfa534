import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { FieldErrors } from '../forms/form';
import type { InvalidFields } from '../forms/require-fields';
import type { SignInNeeded } from '../orders/order-gateway';
import type { ShopFact } from '../shared/shop-fact';
import { hasFact, type UpstreamFailure } from '../shared/upstream-failure';
import type { SignedInHere } from './security/sign-out-everywhere';

/** Why a form of the account failed. */
export type AccountFormError<Field extends string> = InvalidFields<Field> | SignInNeeded | UpstreamFailure;

/** What a refusal with a fact says beside a field. */
export type Objection<Field extends string> = readonly [fact: ShopFact, field: Field, message: string];

/** Turns refusals of a service that concern a field into errors of that field. The first objection that applies counts. */
export const withObjections =
  <Field extends string>(...objections: ReadonlyArray<Objection<Field>>) =>
  <A>(task: TE.TaskEither<SignInNeeded | UpstreamFailure, A>): TE.TaskEither<AccountFormError<Field>, A> =>
    pipe(
      task,
      TE.mapLeft((failure): AccountFormError<Field> => {
        const found = objections.find(([fact]) => hasFact(failure, fact));
        if (found === undefined) return failure;
        const [, field, message] = found;
        return { kind: 'invalid-fields', errors: { [field]: message } as FieldErrors<Field> };
      }),
    );

/** What stands above a form of the account that failed. */
export interface AccountProblem {
  readonly message: string;
  /** Whether signing in again helps. */
  readonly needsSignIn: boolean;
}

const SIGN_IN_AGAIN = 'Your session has ended. Nothing was changed. Please sign in and try again.';
const TOO_OFTEN = 'Too many attempts. Please wait a few minutes.';
const LOCKED = 'Too many incorrect passwords. Please try again in 15 minutes.';
const NOT_POSSIBLE = 'Something went wrong. Nothing was changed. Please try again in a moment.';
const NO_ANSWER = 'We couldn’t confirm your change. Please check again in a moment.';
const SIGNED_IN_HERE = 'Your other browsers were signed out, but this one wasn’t. Please try again.';

/** Returns the message above the form; undefined when the fields show the errors. */
export const accountProblem = (
  failure: { readonly kind: 'invalid-fields' } | SignedInHere | SignInNeeded | UpstreamFailure,
): AccountProblem | undefined => {
  switch (failure.kind) {
    case 'invalid-fields':
      return undefined;
    case 'sign-in-needed':
      return { message: SIGN_IN_AGAIN, needsSignIn: true };
    case 'signed-in-here':
      return { message: SIGNED_IN_HERE, needsSignIn: false };
    case 'refused':
      return { message: refusal(failure), needsSignIn: false };
    case 'unreachable':
      return { message: failure.cause === 'unavailable' ? NOT_POSSIBLE : NO_ANSWER, needsSignIn: false };
    case 'unintelligible':
      return { message: NO_ANSWER, needsSignIn: false };
  }
};

const TOO_MANY_REQUESTS = 429;
const BAD_REQUEST = 400;
/** A gateway answers with these for a service whose own answer did not arrive: it is unknown what it did. */
const GATEWAY_STATUSES: ReadonlyArray<number> = [502, 503, 504];
const NOT_ACCEPTED = 'That didn’t work. Nothing was changed. Please check what you entered.';

const refusal = (failure: Extract<UpstreamFailure, { kind: 'refused' }>): string => {
  if (hasFact(failure, 'account-locked')) return LOCKED;
  if (failure.status === TOO_MANY_REQUESTS) return TOO_OFTEN;
  if (GATEWAY_STATUSES.includes(failure.status)) return NO_ANSWER;
  return failure.status === BAD_REQUEST ? NOT_ACCEPTED : NOT_POSSIBLE;
};
