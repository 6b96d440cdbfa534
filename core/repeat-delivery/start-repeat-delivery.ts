import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { requireFields, type InvalidFields } from '../forms/require-fields';
import { frequencyCode, frequencyIn, USUAL_FREQUENCY } from './frequency';
import { errorsOfPart } from './errors-of-part';
import { startForm, type PlanField } from './plan-form';
import type { RepeatDeliveryGateway, StartPlanFailure } from './repeat-delivery-gateway';
import type { RepeatPlan, WantedItem } from './repeat-plan';

/** What a shopper entered to start a plan. */
export interface TypedPlan extends Readonly<Record<PlanField, string>> {
  readonly items: ReadonlyArray<WantedItem>;
  /** See `PlanToStart`. */
  readonly startKey: string;
}

export type StartRepeatDeliveryError = InvalidFields<PlanField> | StartPlanFailure;

/**
 * Starts a repeat delivery, once for each key (RPD-01). Invalid fields fail without a request; what the service refuses of
 * them becomes an error beside the field.
 */
export type StartRepeatDelivery = (typed: TypedPlan) => TE.TaskEither<StartRepeatDeliveryError, RepeatPlan>;

export const makeStartRepeatDelivery =
  ({ repeatDelivery }: { readonly repeatDelivery: Pick<RepeatDeliveryGateway, 'start'> }): StartRepeatDelivery =>
  ({ items, startKey, every, nextDate, addressId, walletId }) =>
    pipe(
      requireFields<PlanField>(startForm, { every, nextDate, addressId, walletId }),
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
      TE.mapLeft(withFieldErrors),
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
export const withFieldErrors = <Failure extends { readonly kind: string }>(
  failure: Failure,
): Failure | InvalidFields<PlanField> => {
  if (!isRefusedPart(failure)) return failure;
  const errors = errorsOfPart(failure);
  return Object.keys(errors).length === 0 ? failure : { kind: 'invalid-fields', errors };
};

const isRefusedPart = (failure: {
  readonly kind: string;
}): failure is Extract<StartPlanFailure, { kind: 'plan-refused' }> => failure.kind === 'plan-refused';
