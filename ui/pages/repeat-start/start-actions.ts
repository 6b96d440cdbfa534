import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { ChangeQuantity } from '../../../core/cart/change-quantity';
import { START_PARAMETERS, repeatStartPath } from '../../../core/repeat-delivery/start-address';
import { itemsIn } from '../../../core/repeat-delivery/start-items';
import type {
  StartRepeatDelivery,
  StartRepeatDeliveryError,
  TypedPlan,
} from '../../../core/repeat-delivery/start-repeat-delivery';
import type { ActionResult, PageAction } from '../../page/page-action';
import { planDonePath } from '../account/repeat-delivery/plans-data';
import { problemOfPlan, statusOfPlanError } from '../account/repeat-delivery/plan-problem';
import { accountHead } from '../account/account-head';
import { textOf } from '../shared/posted-fields';
import { START_TITLE, type StartData } from './start-data';
import { enteredIn } from './start-loader';

export interface StartActionPorts {
  readonly startRepeatDelivery: StartRepeatDelivery;
  readonly changeQuantity: ChangeQuantity;
  readonly shop: string;
}

/**
 * Starts a repeat delivery (RPD-01). The line of the cart that it comes from is removed; one that cannot be removed stays,
 * which the cart shows.
 */
export const makeStartAction =
  ({ startRepeatDelivery, changeQuantity, shop }: StartActionPorts): PageAction<StartData> =>
  (form) => {
    const typed: TypedPlan = {
      items: itemsIn(form.getAll(START_PARAMETERS.item)),
      every: textOf(form, 'every'),
      nextDate: textOf(form, 'nextDate'),
      addressId: textOf(form, 'addressId'),
      walletId: textOf(form, 'walletId'),
    };
    const { cartItem } = enteredIn(form);
    return pipe(
      startRepeatDelivery(typed),
      TE.chainFirstTaskK(() =>
        cartItem === undefined ? T.of(undefined) : changeQuantity({ itemId: cartItem, quantity: 0 }),
      ),
      TE.match(
        (error) => notStarted(shop, typed, form, error),
        ({ id }): ActionResult<StartData> => ({ kind: 'see-other', url: planDonePath('start', id) }),
      ),
    );
  };

const notStarted = (
  shop: string,
  { items, ...typed }: TypedPlan,
  form: URLSearchParams,
  error: StartRepeatDeliveryError,
): ActionResult<StartData> => {
  const entered = enteredIn(form);
  const changes = {
    ...entered,
    typed,
    errors: error.kind === 'invalid-fields' ? error.errors : {},
    problem: problemOfPlan(error),
  };
  return {
    kind: 'refused',
    status: statusOfPlanError(error),
    url: repeatStartPath({ items, cartItem: entered.cartItem }),
    changes,
    otherwise: { head: accountHead(START_TITLE, shop), data: { ...changes, start: undefined }, isNeverKept: true },
  };
};
