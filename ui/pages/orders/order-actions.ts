import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { FulfilmentChoice } from '../../../core/cart/fulfilment/fulfilment';
import type { BuyAgain, WantedItem } from '../../../core/orders/buy-again';
import type { CancelOrder, CancelOrderError, ReturnItems, ReturnItemsError } from '../../../core/orders/change-order';
import type { LookUpError, LookUpOrder } from '../../../core/orders/look-up-order';
import type { OrderKey, OrderToChange } from '../../../core/orders/order-gateway';
import { lookUpMessage, orderChangeMessage } from '../../../core/orders/order-message';
import { orderPath, type OrderReference } from '../../../core/paths/order-paths';
import { CART_PATH, ORDER_HISTORY_PATH, TRACK_ORDER_PATH } from '../../../core/paths/paths';
import { safeReturnPath } from '../../../core/paths/return-url';
import { hasFact } from '../../../core/shared/upstream-failure';
import { encodePart } from '../../../core/shared/encode-part';
import { readWays } from '../../cart/read-way';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { withAgain, withoutMarks, type AgainResult } from './again-marks';
import { LOOK_UP_MARK, type EnteredReturn, type OrderDone, type OrderPageData } from './order-data';
import { signInFirst } from '../shared/sign-in-first';

type Result = ActionResult<OrderPageData>;

/** Finds a guest's order and leads to the address of its token, which can be reloaded and kept (ORD-04). */
export const makeLookUpAction =
  ({ lookUpOrder }: { readonly lookUpOrder: LookUpOrder }): PageAction<OrderPageData> =>
  (form) => {
    const typed = { orderId: textOf(form, 'orderId'), email: textOf(form, 'email') };
    return pipe(
      lookUpOrder(typed),
      TE.match(
        (error): Result => ({
          kind: 'refused',
          status: lookUpStatus(error),
          url: `${TRACK_ORDER_PATH}?${LOOK_UP_MARK.name}=${LOOK_UP_MARK.value}`,
          changes: {
            lookUp: { ...typed, errors: error.kind === 'invalid-look-up' ? error.errors : {} },
            problem: lookUpMessage(error),
          },
        }),
        ({ id, token }): Result => seeOther(orderPath(token === undefined ? { orderId: id } : { token })),
      ),
    );
  };

const lookUpStatus = ({ kind }: LookUpError): number => {
  if (kind === 'invalid-look-up') return 400;
  if (kind === 'order-not-found') return 404;
  return kind === 'too-many-look-ups' ? 429 : 503;
};

/** Cancels an order or one of its lines (ORD-05). */
export const makeCancelOrderAction =
  ({ cancelOrder }: { readonly cancelOrder: CancelOrder }): PageAction<OrderPageData> =>
  (form) => {
    const order = orderIn(form);
    const lineId = form.get('itemId');
    const lines = lineId === null ? undefined : [{ lineId, quantity: quantityIn(form.get('quantity')) }];
    return pipe(cancelOrder({ order, lines }), TE.match(notChanged(order), changed(order, 'cancelled')));
  };

const QUANTITY = 'quantity-';
/** A cart has no more lines. */
const MAX_ENTERED = 100;

/** Starts a return (ORD-05). */
export const makeReturnItemsAction =
  ({ returnItems }: { readonly returnItems: ReturnItems }): PageAction<OrderPageData> =>
  (form) => {
    const order = orderIn(form);
    const lines = [...form]
      .filter(([name]) => name.startsWith(QUANTITY))
      .map(([name, value]) => ({ lineId: name.slice(QUANTITY.length), quantity: quantityIn(value) }));
    const request = { order, lines, reason: textOf(form, 'reason') };
    const entered = {
      lines: lines.filter(({ quantity }) => quantity > 0).slice(0, MAX_ENTERED),
      reason: request.reason,
    };
    return pipe(
      returnItems(request),
      TE.match(
        (error) => notChanged(order, { entered: { ...entered, errors: returnErrors(error, request.reason) } })(error),
        changed(order, 'returned'),
      ),
    );
  };

/** The errors of a return's fields; undefined when something else was wrong. A missing reason is told with missing items. */
const returnErrors = (error: ReturnItemsError, reason: string): EnteredReturn['errors'] => {
  const lacksItems = error.kind === 'nothing-chosen';
  if (!lacksItems && error.kind !== 'no-reason') return undefined;
  return {
    ...(lacksItems ? { items: orderChangeMessage(error) } : {}),
    ...(lacksItems && reason !== '' ? {} : { reason: orderChangeMessage({ kind: 'no-reason' }) }),
  };
};

/** Puts items into the cart again, and says what is not available (ORD-08). Never repeats itself on a reload. */
export const makeBuyAgainAction =
  ({ buyAgain }: { readonly buyAgain: BuyAgain }): PageAction<OrderPageData> =>
  (form) => {
    const back = withoutMarks(safeReturnPath(form.get('URL') ?? ORDER_HISTORY_PATH));
    const quantities = form.getAll('quantity');
    const wanted = (choices: ReadonlyArray<FulfilmentChoice>): ReadonlyArray<WantedItem> =>
      form.getAll('partNumber').map((partNumber, index) => ({
        partNumber,
        quantity: quantityIn(quantities[index] ?? '1'),
        choice: choices[index],
      }));
    return pipe(
      TE.fromEither(readWays(form)),
      TE.chainW((choices) => buyAgain(wanted(choices))),
      TE.match(
        (failure): Result =>
          failure.kind === 'identity-needed'
            ? seeOther(signInFirst(back).url)
            : seeOther(withAgain(back, notBought(failure, form.getAll('partNumber').length))),
        ({ added, ...others }): Result =>
          seeOther(
            others.unavailable.length === 0 && others.partly === undefined && added.length > 0
              ? cartWith(added)
              : withAgain(back, { kind: 'added', count: added.length, ...others }),
          ),
      ),
    );
  };

/** What is said after a failure: of a single item it is known that nothing of it was added to a cart that is full. */
const notBought = (failure: { readonly kind: string }, asked: number): AgainResult => {
  if (!hasFact(failure, 'cart-full')) return { kind: 'failed' };
  return asked === 1 ? { kind: 'added', count: 0, unavailable: [], isCartFull: true } : { kind: 'full' };
};

/** The cart, which says what was added: the product, or how many of them. */
const cartWith = ([first = '', ...others]: ReadonlyArray<string>): string =>
  `${CART_PATH}?added=${encodePart(first)}${others.length === 0 ? '' : `&again=${others.length + 1}`}`;

const orderIn = (form: URLSearchParams): OrderToChange => ({
  orderId: textOf(form, 'orderId'),
  token: form.get('orderToken')?.slice(0, 200),
  changeKey: textOf(form, 'changeKey'),
});

/** NaN, which every use case refuses, for anything but up to two digits. */
const quantityIn = (text: string | null): number => (/^\d{1,2}$/.test(text ?? '') ? Number(text) : Number.NaN);

const referenceOf = ({ orderId, token }: OrderKey): OrderReference => (token === undefined ? { orderId } : { token });

const changed = (order: OrderKey, done: OrderDone) => (): Result =>
  seeOther(`${orderPath(referenceOf(order))}&done=${done}`);

const notChanged =
  (order: OrderToChange, changes: Partial<OrderPageData> = {}) =>
  (error: CancelOrderError | ReturnItemsError): Result =>
    error.kind === 'sign-in-needed'
      ? seeOther(signInFirst(orderPath(referenceOf(order))).url)
      : {
          kind: 'refused',
          status: changeStatus(error),
          url: orderPath(referenceOf(order)),
          changes: {
            problem: orderChangeMessage(error),
            ...changes,
            ...(isUnknown(error) ? { changeKey: order.changeKey } : {}),
          },
        };

/** Whether the change may have been made: the page keeps its key then, so that trying again does not change more. */
const isUnknown = ({ kind }: CancelOrderError | ReturnItemsError): boolean =>
  kind === 'unreachable' || kind === 'unintelligible';

const changeStatus = (error: CancelOrderError | ReturnItemsError): number => {
  if (isUnknown(error)) return 503;
  const { kind } = error;
  if (kind === 'order-not-found') return 404;
  return kind === 'order-has-moved-on' ? 409 : 400;
};

const seeOther = (url: string): Result => ({ kind: 'see-other', url });
