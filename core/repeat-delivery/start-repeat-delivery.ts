import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { withObjections, type AccountFormError } from '../account/account-form';
import { PHONE_REFUSED } from '../account/profile/change-profile';
import type { ProfileGateway } from '../account/profile/profile-gateway';
import type { FieldErrors } from '../forms/form';
import { requireFields, type InvalidFields } from '../forms/require-fields';
import { phoneDigits } from '../forms/shapes';
import { frequencyCode, frequencyIn, USUAL_FREQUENCY } from './frequency';
import { errorsOfPart } from './errors-of-part';
import type { PlanField } from './plan-form';
import { startForm, type StartField } from './start-form';
import type { PlanRefused, RepeatDeliveryGateway, StartPlanFailure } from './repeat-delivery-gateway';
import type { RepeatPlan, WantedItem } from './repeat-plan';

/** What a shopper entered to start a plan. */
export interface TypedPlan extends Readonly<Record<PlanField, string>> {
  readonly items: ReadonlyArray<WantedItem>;
  /** The phone number for an account that has none; else empty. */
  readonly phone: string;
  /** See `PlanToStart`. */
  readonly startKey: string;
}

export type StartRepeatDeliveryError = InvalidFields<StartField> | StartPlanFailure;

/**
 * Starts a repeat delivery, once for each key (RPD-01). Invalid fields fail without a request; what the service refuses of
 * them becomes an error beside the field. A phone number is first saved in the shopper's profile, and stays there when the
 * start fails after that.
 */
export type StartRepeatDelivery = (typed: TypedPlan) => TE.TaskEither<StartRepeatDeliveryError, RepeatPlan>;

export interface StartRepeatDeliveryPorts {
  readonly repeatDelivery: Pick<RepeatDeliveryGateway, 'start'>;
  readonly profiles: Pick<ProfileGateway, 'profile' | 'change'>;
}

export const makeStartRepeatDelivery =
  ({ repeatDelivery, profiles }: StartRepeatDeliveryPorts): StartRepeatDelivery =>
  ({ items, startKey, every, nextDate, addressId, walletId, phone }) =>
    pipe(
      requireFields<StartField>(startForm, { every, nextDate, addressId, walletId, phone }),
      TE.chainW(() => savePhone(profiles, phoneDigits(phone))),
      TE.chainW(() =>
        repeatDelivery.start({
          frequency: frequencyIn(every) ?? USUAL_FREQUENCY,
          nextDate,
          addressId,
          walletId,
          lines: items,
          startKey,
        }),
      ),
      TE.mapLeft(withFieldErrors(errorsOfPart)),
    );

/**
 * Saves the phone number of an account that has none, and nothing else of the profile: the names of an account that was
 * opened with Google can be missing. Another number is changed in the profile alone.
 */
const savePhone = (
  { profile, change }: StartRepeatDeliveryPorts['profiles'],
  phone: string,
): TE.TaskEither<AccountFormError<'phone'>, void> =>
  phone === ''
    ? TE.right(undefined)
    : pipe(
        profile,
        TE.chain((known) => (known.phone === '' ? change({ phone }) : TE.right(undefined))),
        withObjections<'phone'>(PHONE_REFUSED),
      );

/**
 * Whether a plan is what was entered. The plan of a key that was used before can differ: the shopper went back and entered
 * something else, or has changed the plan since.
 */
export const isAsTyped = (plan: RepeatPlan, { items, every, nextDate, addressId, walletId }: TypedPlan): boolean => {
  const quantities = new Map(items.map(({ partNumber, quantity }) => [partNumber, quantity]));
  return (
    frequencyCode(plan.frequency) === every &&
    plan.nextDate === nextDate &&
    plan.addressId === addressId &&
    plan.walletId === walletId &&
    plan.lines.length === quantities.size &&
    plan.lines.every(({ partNumber, quantity }) => quantities.get(partNumber) === quantity)
  );
};

/** Turns the refusal of a field's value into an error beside it. */
export const withFieldErrors =
  <Field extends string>(errorsOf: (refused: PlanRefused) => FieldErrors<Field>) =>
  <Failure extends { readonly kind: string }>(failure: Failure): Failure | InvalidFields<Field> => {
    if (!isRefusedPart(failure)) return failure;
    const errors = errorsOf(failure);
    return Object.keys(errors).length === 0 ? failure : { kind: 'invalid-fields', errors };
  };

const isRefusedPart = (failure: {
  readonly kind: string;
}): failure is Extract<StartPlanFailure, { kind: 'plan-refused' }> => failure.kind === 'plan-refused';
