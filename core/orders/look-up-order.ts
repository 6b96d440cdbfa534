import * as TE from 'fp-ts/TaskEither';
import { firstErrors, type FieldErrors } from '../forms/form';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { lookUpForm, orderIdIn, type LookUpField } from './look-up-form';
import type { Order } from './order';
import type { OrderGateway, OrderNotFound, TooManyLookUps } from './order-gateway';

export interface LookUpOrderPorts {
  readonly orders: Pick<OrderGateway, 'lookUp'>;
}

export interface InvalidLookUp {
  readonly kind: 'invalid-look-up';
  readonly errors: FieldErrors<LookUpField>;
}

export type LookUpError = InvalidLookUp | OrderNotFound | TooManyLookUps | UpstreamFailure;

/**
 * Finds an order by its number and the email it was placed with (ORD-04). Its token opens it from then on. Nothing is
 * requested while a field is invalid.
 */
export type LookUpOrder = (typed: Readonly<Record<LookUpField, string>>) => TE.TaskEither<LookUpError, Order>;

export const makeLookUpOrder =
  ({ orders }: LookUpOrderPorts): LookUpOrder =>
  (typed) => {
    const errors = firstErrors(lookUpForm, typed);
    return errors === undefined
      ? orders.lookUp(orderIdIn(typed.orderId), typed.email.trim())
      : TE.left({ kind: 'invalid-look-up', errors });
  };
