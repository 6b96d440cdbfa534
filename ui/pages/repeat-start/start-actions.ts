import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { RepeatPlan } from '../../../core/repeat-delivery/repeat-plan';
import { itemCode, repeatStartPath } from '../../../core/repeat-delivery/start-address';
import { START_PARAMETERS } from '../../../core/repeat-delivery/start-parameters';
import { itemsIn } from '../../../core/repeat-delivery/start-items';
import {
  isAsTyped,
  type StartRepeatDelivery,
  type StartRepeatDeliveryError,
  type TypedPlan,
} from '../../../core/repeat-delivery/start-repeat-delivery';
import type { TakeFromCart } from '../../../core/repeat-delivery/take-from-cart';
import type { ActionResult, PageAction } from '../../page/page-action';
import { planDonePath, type PlanDone } from '../account/repeat-delivery/plans-data';
import { problemOfPlan, statusOfPlanError } from '../account/repeat-delivery/plan-problem';
import { accountHead } from '../account/account-head';
import { SHOW_ADDED } from '../../repeat-delivery/show-added';
import { textOf } from '../shared/posted-fields';
import { START_TITLE, type StartData } from './start-data';
import { enteredIn } from './start-loader';

export interface StartActionPorts {
  readonly startRepeatDelivery: StartRepeatDelivery;
  readonly takeFromCart: TakeFromCart;
  readonly shop: string;
}

/**
 * Starts a repeat delivery, once for each form, and removes the line of the cart that it was started from; when that
 * fails, the next page says so. The form's second button starts nothing: it shows the form again (RPD-01).
 */
export const makeStartAction =
  ({ startRepeatDelivery, takeFromCart, shop }: StartActionPorts): PageAction<StartData> =>
  (form) => {
    const typed: TypedPlan = {
      items: itemsIn(form.getAll(START_PARAMETERS.item)),
      every: textOf(form, 'every'),
      nextDate: textOf(form, 'nextDate'),
      addressId: textOf(form, 'addressId'),
      walletId: textOf(form, 'walletId'),
      phone: textOf(form, 'phone'),
      startKey: textOf(form, 'startKey'),
    };
    if (form.has(SHOW_ADDED)) {
      return T.of(shownAgain(shop, typed, form, { status: 200, errors: {}, problem: undefined }));
    }
    const { cartItem } = enteredIn(form);
    const finish = (plan: RepeatPlan): T.Task<PlanDone> => {
      // The form was posted before, and the plan that it started was canceled since.
      if (plan.status === 'cancelled') return T.of('cancel');
      if (!isAsTyped(plan, typed)) return T.of('start-once');
      if (cartItem === undefined) return T.of('start');
      return pipe(
        takeFromCart({ itemId: cartItem, items: typed.items }),
        TE.match(
          () => 'start-not-moved',
          () => 'start',
        ),
      );
    };
    return pipe(
      startRepeatDelivery(typed),
      TE.bindTo('plan'),
      TE.bind('done', ({ plan }) => TE.fromTask(finish(plan))),
      TE.match(
        (error) => notStarted(shop, typed, form, error),
        ({ plan, done }): ActionResult<StartData> => ({ kind: 'see-other', url: planDonePath(done, plan.id) }),
      ),
    );
  };

const notStarted = (
  shop: string,
  typed: TypedPlan,
  form: URLSearchParams,
  error: StartRepeatDeliveryError,
): ActionResult<StartData> =>
  shownAgain(shop, typed, form, {
    status: statusOfPlanError(error),
    errors: error.kind === 'invalid-fields' ? error.errors : {},
    problem: problemOfPlan(error),
  });

/** The form with what is typed, and why it was refused, if it was. */
const shownAgain = (
  shop: string,
  { items, startKey, ...typed }: TypedPlan,
  form: URLSearchParams,
  { status, ...reasons }: Pick<StartData, 'errors' | 'problem'> & { readonly status: number },
): ActionResult<StartData> => {
  const entered = enteredIn(form);
  const changes = { ...entered, typed, startKey, ...reasons };
  return {
    kind: 'refused',
    status,
    url: repeatStartPath({ items, startKey, ...entered }),
    changes,
    otherwise: {
      head: accountHead(START_TITLE, shop),
      data: { ...changes, start: undefined, kept: keptFields({ ...typed, items, startKey }, entered.cartItem) },
      isNeverKept: true,
    },
  };
};

const keptFields = (
  { items, phone, ...fields }: TypedPlan,
  cartItem: string | undefined,
): NonNullable<StartData['kept']> => [
  ...Object.entries(fields),
  ...(phone === '' ? [] : [['phone', phone] as const]),
  ...items.map((item) => [START_PARAMETERS.item, itemCode(item)] as const),
  ...(cartItem === undefined ? [] : [[START_PARAMETERS.cartItem, cartItem] as const]),
];
