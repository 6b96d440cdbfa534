import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { planPath } from '../../../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH } from '../../../../core/paths/repeat-delivery-paths';
import type {
  ChangeRepeatDelivery,
  ChangeRepeatDeliveryError,
  PlanEdit,
  PlanEntry,
  TypedChange,
} from '../../../../core/repeat-delivery/change-repeat-delivery';
import { CHOOSE_ADDRESS } from '../../../../core/repeat-delivery/plan-form';
import type { PlanDetail } from '../../../../core/repeat-delivery/repeat-delivery-gateway';
import { MAX_PLAN_LINES } from '../../../../core/repeat-delivery/repeat-plan';
import { MAX_QUANTITY } from '../../../../core/cart/cart';
import type { ActionResult, PageAction, Refusal } from '../../../page/page-action';
import { SHOW_ADDED } from '../../../repeat-delivery/show-added';
import { textOf } from '../../shared/posted-fields';
import { accountHead } from '../account-head';
import { NOT_DONE, problemOfPlan, statusOfPlanError } from './plan-problem';
import { planDonePath, plansTitle, type PlansData, type RefusedPlanForm } from './plans-data';

export interface PlanActionPorts {
  readonly changeRepeatDelivery: ChangeRepeatDelivery;
  readonly shop: string;
}

type PlanAction = (ports: PlanActionPorts) => PageAction<PlansData>;

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

const notChanged = (
  shop: string,
  planId: string,
  change: TypedChange,
  error: ChangeRepeatDeliveryError,
): ActionResult<PlansData> => {
  if (error.kind === 'nothing-changed') return { kind: 'see-other', url: REPEAT_DELIVERY_PATH };
  const edit = change.kind === 'edit' ? change : undefined;
  const refused: RefusedPlanForm = {
    edit,
    errors: errorsOf(error),
    needsPhone: error.kind === 'phone-needed' || (error.kind === 'plan-incomplete' && error.missing.includes('phone')),
    problem: (error.kind === 'plan-not-ready' ? NOT_DONE[change.kind] : undefined) ?? problemOfPlan(error),
  };
  return {
    kind: 'refused',
    status: statusOfPlanError(error),
    url: refusedAt(planId, change, error),
    changes: { refused },
    // A form for a reason has nothing to keep: after a sign-in it is shown again.
    ...(isAboutReason(change, error) ? {} : { otherwise: unloaded(shop, planId, refused) }),
  };
};

/** The page of a refused form when the plans cannot be loaded. */
const unloaded = (shop: string, planId: string, refused: RefusedPlanForm): Refusal<PlansData>['otherwise'] => {
  const nothing = { deliveries: undefined, view: undefined, done: undefined, hasPurchases: false };
  const data: PlansData = { ...nothing, planId, refused };
  return { head: accountHead(plansTitle(data), shop), data, isNeverKept: true };
};

/** The form of a plan with what is typed, although nothing was refused. */
const shownAgain = (shop: string, planId: string, typed: RefusedPlanForm): ActionResult<PlansData> => ({
  kind: 'refused',
  status: 200,
  url: planPath(planId, 'change'),
  changes: { refused: typed },
  otherwise: unloaded(shop, planId, typed),
});

const PHONE_IN_PROFILE =
  'We need a phone number for deliveries. Please add one to your profile, then save your changes here.';

const CHOOSE_VALID_CARD = 'Please choose a card that’s valid on the day of the delivery.';

const errorsOf = (error: ChangeRepeatDeliveryError): RefusedPlanForm['errors'] => {
  if (error.kind === 'phone-needed') return { addressId: PHONE_IN_PROFILE };
  if (error.kind === 'plan-incomplete') return errorsOfMissing(error.missing);
  return error.kind === 'invalid-fields' ? error.errors : {};
};

const errorsOfMissing = (missing: ReadonlyArray<PlanDetail>): RefusedPlanForm['errors'] => ({
  ...(missing.includes('address') ? { addressId: CHOOSE_ADDRESS } : {}),
  ...(missing.includes('phone') ? { addressId: PHONE_IN_PROFILE } : {}),
  ...(missing.includes('card') ? { walletId: CHOOSE_VALID_CARD } : {}),
});

/** Whether the reason for canceling was not chosen. */
const isAboutReason = ({ kind }: TypedChange, error: ChangeRepeatDeliveryError): boolean =>
  kind === 'cancel' && error.kind === 'invalid-fields';

/**
 * The page that shows a refused form: the question again, the form of the plan while it can be corrected or asks for what
 * the plan lacks, else the list.
 */
const refusedAt = (planId: string, change: TypedChange, error: ChangeRepeatDeliveryError): string => {
  if (isAboutReason(change, error)) return planPath(planId, 'cancel');
  if (error.kind === 'price-risen' || (change.kind === 'send-now' && error.kind === 'plan-not-ready')) {
    return planPath(planId, 'send-now');
  }
  if (error.kind === 'plan-incomplete') return planPath(planId, 'change');
  return change.kind !== 'edit' || error.kind === 'no-such-plan' ? REPEAT_DELIVERY_PATH : planPath(planId, 'change');
};

const quantityIn = (typed: string | undefined): number | undefined =>
  /^\d{1,3}$/.test(typed ?? '') ? Math.min(MAX_QUANTITY, Number(typed)) : undefined;

/** Browsers do not send a quantity that is no whole number. One that arrives all the same changes nothing. */
const itemsIn = (form: URLSearchParams, name: 'quantity' | 'shownQuantity'): PlanEntry['items'] => {
  const [entered, shown] = [form.getAll(name), form.getAll('shownQuantity')];
  return form
    .getAll('partNumber')
    .slice(0, MAX_PLAN_LINES)
    .map((partNumber, index) => ({
      partNumber: partNumber.slice(0, 64),
      quantity: quantityIn(entered[index]) ?? quantityIn(shown[index]) ?? 1,
    }));
};

const editIn = (form: URLSearchParams): PlanEdit => ({
  kind: 'edit',
  entered: {
    every: textOf(form, 'every'),
    nextDate: textOf(form, 'nextDate'),
    addressId: textOf(form, 'addressId'),
    walletId: textOf(form, 'walletId'),
    items: itemsIn(form, 'quantity'),
  },
  shown: {
    every: textOf(form, 'shownEvery'),
    nextDate: textOf(form, 'shownDate'),
    addressId: textOf(form, 'shownAddress'),
    walletId: textOf(form, 'shownWallet'),
    items: itemsIn(form, 'shownQuantity'),
  },
  asksDetails: form.has('asksDetails'),
});

const makeSaveAction = makePlanAction(editIn);

/** Saves the form of a plan. Its second button saves nothing: it shows the form again as it was filled in (RPD-02). */
export const makeEditAction: PlanAction = (ports) => {
  const save = makeSaveAction(ports);
  return (form, parameters) =>
    form.has(SHOW_ADDED)
      ? T.of(shownAgain(ports.shop, textOf(form, 'planId'), { edit: editIn(form), errors: {}, problem: undefined }))
      : save(form, parameters);
};

export const makeCancelAction: PlanAction = makePlanAction((form) => ({
  kind: 'cancel',
  reason: textOf(form, 'reason'),
}));

/** The total that the page showed. Without one, nothing was shown, and so every total is above it. */
const amountIn = (form: URLSearchParams): number => {
  const typed = textOf(form, 'shownTotal');
  return /^\d{1,7}(?:\.\d{1,5})?$/.test(typed) ? Number(typed) : 0;
};

const versionIn = (form: URLSearchParams): string | undefined => textOf(form, 'shownVersion') || undefined;

export const makeSkipAction: PlanAction = makePlanAction((form) => ({
  kind: 'skip',
  shownDate: textOf(form, 'shownDate'),
}));
export const makePauseAction: PlanAction = makePlanAction(() => ({ kind: 'pause' }));
export const makeResumeAction: PlanAction = makePlanAction(() => ({ kind: 'resume' }));
export const makeSendNowAction: PlanAction = makePlanAction((form) => ({
  kind: 'send-now',
  shownTotal: amountIn(form),
  shownVersion: versionIn(form),
}));
export const makeUndoAction: PlanAction = makePlanAction((form) => ({
  kind: 'undo',
  shownVersion: versionIn(form),
}));
