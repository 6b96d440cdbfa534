import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { planPath } from '../../../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH } from '../../../../core/paths/repeat-delivery-paths';
import type {
  ChangeRepeatDelivery,
  ChangeRepeatDeliveryError,
  TypedChange,
} from '../../../../core/repeat-delivery/change-repeat-delivery';
import { CANCEL_REASONS, MAX_PLAN_LINES, type CancelReason } from '../../../../core/repeat-delivery/repeat-plan';
import { MAX_QUANTITY } from '../../../../core/cart/cart';
import type { ActionResult, PageAction } from '../../../page/page-action';
import { textOf } from '../../shared/posted-fields';
import { accountHead } from '../account-head';
import { NOT_SKIPPED, problemOfPlan, statusOfPlanError } from './plan-problem';
import { planDonePath, plansTitle, type PlanFormName, type PlansData, type RefusedPlanForm } from './plans-data';

export interface PlanActionPorts {
  readonly changeRepeatDelivery: ChangeRepeatDelivery;
  readonly shop: string;
}

type PlanAction = (ports: PlanActionPorts) => PageAction<PlansData>;

const FORM_NAMES: ReadonlyArray<string> = ['schedule', 'items', 'details'] satisfies ReadonlyArray<PlanFormName>;
const isFormName = (kind: string): kind is PlanFormName => FORM_NAMES.includes(kind);

/** Handles a form that changes a plan: on success the list says what was done, and offers to undo it (RPD-02). */
const makePlanAction =
  (read: (form: URLSearchParams) => TypedChange): PlanAction =>
  ({ changeRepeatDelivery, shop }) =>
  (form) => {
    const planId = textOf(form, 'planId');
    const change = read(form);
    return pipe(
      changeRepeatDelivery(planId, change),
      TE.match(
        (error) => notChanged(shop, planId, change, error),
        ({ id }): ActionResult<PlansData> => ({ kind: 'see-other', url: planDonePath(change.kind, id) }),
      ),
    );
  };

/** The fields of a form as they were typed. */
const typedIn = (change: TypedChange): Readonly<Record<string, string>> => {
  switch (change.kind) {
    case 'schedule':
      return { every: change.every, nextDate: change.nextDate };
    case 'details':
      return { addressId: change.addressId, walletId: change.walletId };
    case 'items':
      return Object.fromEntries(change.items.map(({ partNumber, quantity }) => [partNumber, String(quantity)]));
    default:
      return {};
  }
};

const notChanged = (
  shop: string,
  planId: string,
  change: TypedChange,
  error: ChangeRepeatDeliveryError,
): ActionResult<PlansData> => {
  const name = isFormName(change.kind) ? change.kind : undefined;
  const refused: RefusedPlanForm = {
    name,
    typed: typedIn(change),
    errors: error.kind === 'invalid-fields' ? error.errors : {},
    problem: change.kind === 'skip' && error.kind === 'plan-not-ready' ? NOT_SKIPPED : problemOfPlan(error),
  };
  const unloaded: PlansData = { deliveries: undefined, planId, view: undefined, done: undefined, refused };
  return {
    kind: 'refused',
    status: statusOfPlanError(error),
    url: name === undefined || error.kind === 'no-such-plan' ? REPEAT_DELIVERY_PATH : planPath(planId, 'change'),
    changes: { refused },
    otherwise: { head: accountHead(plansTitle(unloaded), shop), data: unloaded, isNeverKept: true },
  };
};

export const makeScheduleAction: PlanAction = makePlanAction((form) => ({
  kind: 'schedule',
  every: textOf(form, 'every'),
  nextDate: textOf(form, 'nextDate'),
  shownDate: textOf(form, 'shownDate'),
}));

export const makeDetailsAction: PlanAction = makePlanAction((form) => ({
  kind: 'details',
  addressId: textOf(form, 'addressId'),
  walletId: textOf(form, 'walletId'),
}));

/** A quantity that is no whole number takes the item out as 0 does, but never all of them: see `no-items-left`. */
const quantityIn = (typed: string | undefined): number =>
  /^\d{1,3}$/.test(typed ?? '') ? Math.min(MAX_QUANTITY, Number(typed)) : 0;

export const makeItemsAction: PlanAction = makePlanAction((form) => {
  const quantities = form.getAll('quantity');
  return {
    kind: 'items',
    items: form
      .getAll('partNumber')
      .slice(0, MAX_PLAN_LINES)
      .map((partNumber, index) => ({ partNumber: partNumber.slice(0, 64), quantity: quantityIn(quantities[index]) })),
  };
});

const reasonIn = (form: URLSearchParams): CancelReason => {
  const reason = form.get('reason') ?? '';
  return Object.hasOwn(CANCEL_REASONS, reason) ? (reason as CancelReason) : 'other';
};

export const makeCancelAction: PlanAction = makePlanAction((form) => ({ kind: 'cancel', reason: reasonIn(form) }));

export const makeSkipAction: PlanAction = makePlanAction((form) => ({
  kind: 'skip',
  shownDate: textOf(form, 'shownDate'),
}));
export const makePauseAction: PlanAction = makePlanAction(() => ({ kind: 'pause' }));
export const makeResumeAction: PlanAction = makePlanAction(() => ({ kind: 'resume' }));
export const makeSendNowAction: PlanAction = makePlanAction(() => ({ kind: 'send-now' }));
export const makeUndoAction: PlanAction = makePlanAction(() => ({ kind: 'undo' }));
