import type { FieldErrors } from '../../../core/forms/form';
import type { LookUpField } from '../../../core/orders/look-up-form';
import type { Order } from '../../../core/orders/order';
import type { OrderReference } from '../../../core/paths/order-paths';
import type { WantedItem } from '../../../core/repeat-delivery/repeat-plan';
import type { AgainResult } from './again-marks';

/** The look-up form as typed. The email is never part of an address. */
export interface LookUpData {
  readonly orderId: string;
  readonly email: string;
  readonly errors: FieldErrors<LookUpField>;
}

/** What a form of the page has just done. */
export type OrderDone = 'cancelled' | 'returned';

/** A return as it was entered, when it could not be started, with the errors of its fields. */
export interface EnteredReturn {
  readonly errors?: FieldErrors<'items' | 'reason'> | undefined;
  readonly lines: ReadonlyArray<{ readonly lineId: string; readonly quantity: number }>;
  readonly reason: string;
}

/** The data of the page about one order, and of the look-up when the address names none. */
export interface OrderPageData {
  /** Undefined: the look-up is shown. */
  readonly order: Order | undefined;
  /** What the address names, for links and forms. */
  readonly reference: OrderReference | undefined;
  readonly lookUp: LookUpData;
  /** The key with which the forms of this page change the order. */
  readonly changeKey: string;
  readonly done: OrderDone | undefined;
  /** What is left of the order and can be delivered again and again (RPD-01). */
  readonly repeatable: ReadonlyArray<WantedItem>;
  /** What buying again has just done. */
  readonly again: AgainResult | undefined;
  /** Why a form failed, or why the order is not shown. */
  readonly problem: string | undefined;
  /** The return that failed with this problem. */
  readonly entered?: EnteredReturn | undefined;
}

/** Shows the look-up to a signed-in shopper, too, who otherwise gets their own orders. */
export const LOOK_UP_MARK = { name: 'find', value: 'other' } as const;
