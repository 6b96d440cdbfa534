import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import { isFormKey } from '../shared/form-key';
import { ownValue } from '../shared/own-value';
import { RETURN_REASONS, type LineQuantity, type ReturnReason } from './order';
import type { OrderChangeFailure, OrderGateway, OrderToChange } from './order-gateway';

export interface ChangeOrderPorts {
  readonly orders: Pick<OrderGateway, 'cancel' | 'startReturn'>;
}

/** The form named no line, or a quantity that is not a whole number from 1 to 99. */
export interface NothingChosen {
  readonly kind: 'nothing-chosen';
}

/** The form named no reason. */
export interface NoReason {
  readonly kind: 'no-reason';
}

/** The form has no valid key: it is from an older version of the page. */
export interface NoChangeKey {
  readonly kind: 'no-change-key';
}

/** Makes the key of the changes that one showing of an order's page can request; see `OrderToChange`. */
export type NewChangeKey = IO<string>;

export interface Cancellation {
  readonly order: OrderToChange;
  /** The lines to cancel; undefined for everything that is not packed. */
  readonly lines: ReadonlyArray<LineQuantity> | undefined;
}

export type CancelOrderError = NothingChosen | NoChangeKey | OrderChangeFailure;

/**
 * Cancels an order or pieces of its lines before they are packed (ORD-05). Repeating it with the same key changes nothing
 * more. A failure leaves the order unchanged, except that nothing is known after `unreachable` and `unintelligible`.
 */
export type CancelOrder = (cancellation: Cancellation) => TE.TaskEither<CancelOrderError, void>;

export const makeCancelOrder =
  ({ orders }: ChangeOrderPorts): CancelOrder =>
  ({ order, lines }) => {
    if (lines !== undefined && !areChosen(lines)) return TE.left({ kind: 'nothing-chosen' });
    return hasKey(order) ? orders.cancel(order, lines) : TE.left({ kind: 'no-change-key' });
  };

export interface ReturnRequest {
  readonly order: OrderToChange;
  /** Lines with the quantity 0 stay with the shopper. */
  readonly lines: ReadonlyArray<LineQuantity>;
  /** As posted: a key of `RETURN_REASONS`. */
  readonly reason: string;
}

export type ReturnItemsError = NothingChosen | NoReason | NoChangeKey | OrderChangeFailure;

/** Starts the return of items, once for a key (ORD-05). Failures are as those of `CancelOrder`. */
export type ReturnItems = (request: ReturnRequest) => TE.TaskEither<ReturnItemsError, void>;

export const makeReturnItems =
  ({ orders }: ChangeOrderPorts): ReturnItems =>
  ({ order, lines, reason }) => {
    const chosen = lines.filter(({ quantity }) => quantity !== 0);
    if (!areChosen(chosen)) return TE.left({ kind: 'nothing-chosen' });
    if (!isReason(reason)) return TE.left({ kind: 'no-reason' });
    return hasKey(order) ? orders.startReturn(order, chosen, reason) : TE.left({ kind: 'no-change-key' });
  };

const areChosen = (lines: ReadonlyArray<LineQuantity>): boolean =>
  lines.length > 0 &&
  lines.every(({ lineId, quantity }) => lineId !== '' && Number.isInteger(quantity) && quantity >= 1 && quantity <= 99);

const hasKey = ({ changeKey }: OrderToChange): boolean => isFormKey(changeKey);

const isReason = (reason: string): reason is ReturnReason => ownValue(RETURN_REASONS, reason) !== undefined;
