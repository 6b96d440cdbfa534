import * as TE from 'fp-ts/TaskEither';
import { ownValue } from '../shared/own-value';
import { RETURN_REASONS, type LineQuantity, type ReturnReason } from './order';
import type { OrderChangeFailure, OrderGateway, OrderKey } from './order-gateway';

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

export interface Cancellation {
  readonly order: OrderKey;
  /** The lines to cancel; undefined for everything that is not packed. */
  readonly lines: ReadonlyArray<LineQuantity> | undefined;
}

export type CancelOrderError = NothingChosen | OrderChangeFailure;

/** Cancels an order or some of its lines before they are packed (ORD-05). A failure leaves the order unchanged. */
export type CancelOrder = (cancellation: Cancellation) => TE.TaskEither<CancelOrderError, void>;

export const makeCancelOrder =
  ({ orders }: ChangeOrderPorts): CancelOrder =>
  ({ order, lines }) =>
    lines === undefined || areChosen(lines) ? orders.cancel(order, lines) : TE.left({ kind: 'nothing-chosen' });

export interface ReturnRequest {
  readonly order: OrderKey;
  /** Lines with the quantity 0 stay with the shopper. */
  readonly lines: ReadonlyArray<LineQuantity>;
  /** As posted: a key of `RETURN_REASONS`. */
  readonly reason: string;
}

export type ReturnItemsError = NothingChosen | NoReason | OrderChangeFailure;

/** Starts the return of items (ORD-05). A failure leaves the order unchanged. */
export type ReturnItems = (request: ReturnRequest) => TE.TaskEither<ReturnItemsError, void>;

export const makeReturnItems =
  ({ orders }: ChangeOrderPorts): ReturnItems =>
  ({ order, lines, reason }) => {
    const chosen = lines.filter(({ quantity }) => quantity !== 0);
    if (!areChosen(chosen)) return TE.left({ kind: 'nothing-chosen' });
    return isReason(reason) ? orders.startReturn(order, chosen, reason) : TE.left({ kind: 'no-reason' });
  };

const areChosen = (lines: ReadonlyArray<LineQuantity>): boolean =>
  lines.length > 0 &&
  lines.every(({ lineId, quantity }) => lineId !== '' && Number.isInteger(quantity) && quantity >= 1 && quantity <= 99);

const isReason = (reason: string): reason is ReturnReason => ownValue(RETURN_REASONS, reason) !== undefined;
