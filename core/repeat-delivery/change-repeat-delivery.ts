import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { requireFields, type InvalidFields } from '../forms/require-fields';
import { frequencyIn } from './frequency';
import { detailsForm, isDate, scheduleForm, type PlanField } from './plan-form';
import type { ChangePlanFailure, PlanChange, PlanNotReady, RepeatDeliveryGateway } from './repeat-delivery-gateway';
import type { RepeatPlan, WantedItem } from './repeat-plan';
import { withFieldErrors } from './start-repeat-delivery';

/** What a shopper entered to change a plan. */
export type TypedChange =
  | {
      readonly kind: 'schedule';
      readonly every: string;
      readonly nextDate: string;
      /** The date that the form showed: one that was not changed stays, even if it could not be chosen any more. */
      readonly shownDate: string;
    }
  | { readonly kind: 'details'; readonly addressId: string; readonly walletId: string }
  /** Items with the quantity 0 are taken out. */
  | { readonly kind: 'items'; readonly items: ReadonlyArray<WantedItem> }
  | Exclude<PlanChange, { readonly kind: 'change' }>;

/** All products were taken out of a plan, which is what cancelling is for. */
export interface NoItemsLeft {
  readonly kind: 'no-items-left';
}

export type ChangeRepeatDeliveryError = InvalidFields<PlanField> | NoItemsLeft | ChangePlanFailure;

/**
 * Changes a repeat delivery, and returns it as it is then (RPD-02). Invalid fields, and a plan without products, fail
 * without a request.
 */
export type ChangeRepeatDelivery = (
  planId: string,
  typed: TypedChange,
) => TE.TaskEither<ChangeRepeatDeliveryError, RepeatPlan>;

export const makeChangeRepeatDelivery =
  ({ repeatDelivery }: { readonly repeatDelivery: Pick<RepeatDeliveryGateway, 'change'> }): ChangeRepeatDelivery =>
  (planId, typed) =>
    pipe(
      changeOf(typed),
      TE.chainW((change) => repeatDelivery.change(planId, change)),
      TE.mapLeft(withFieldErrors),
    );

const changeOf = (
  typed: TypedChange,
): TE.TaskEither<InvalidFields<PlanField> | NoItemsLeft | PlanNotReady, PlanChange> => {
  switch (typed.kind) {
    case 'schedule':
      return scheduleOf(typed);
    case 'details': {
      const { addressId, walletId } = typed;
      return pipe(
        requireFields(detailsForm, { addressId, walletId }),
        TE.map(() => ({ kind: 'change', addressId, walletId }) as const),
      );
    }
    case 'items': {
      const lines = typed.items.filter(({ quantity }) => quantity > 0);
      return lines.length === 0 ? TE.left({ kind: 'no-items-left' }) : TE.right({ kind: 'change', lines });
    }
    case 'skip':
      // The next delivery of a plan has a date, so it is not the one that was shown.
      return isDate(typed.shownDate) ? TE.right(typed) : TE.left({ kind: 'plan-not-ready' });
    default:
      return TE.right(typed);
  }
};

const scheduleOf = ({
  every,
  nextDate,
  shownDate,
}: Extract<TypedChange, { kind: 'schedule' }>): TE.TaskEither<InvalidFields<PlanField>, PlanChange> =>
  pipe(
    requireFields(scheduleForm, { every, nextDate }),
    TE.map(() => ({
      kind: 'change',
      frequency: frequencyIn(every),
      ...(nextDate === shownDate ? {} : { nextDate }),
    })),
  );
