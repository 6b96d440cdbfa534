import type { ListPage, OrderSummary } from '../../../core/orders/order';
import { ORDER_HISTORY_PATH } from '../../../core/paths/paths';

/** The data of the list of one's orders. */
export interface OrderHistoryData {
  readonly orders: ListPage<OrderSummary>;
  /** From 1. */
  readonly page: number;
}

export const ORDERS_ON_A_PAGE = 10;

/** The address of a page of the list. */
export const historyPath = (page: number): string =>
  page === 1 ? ORDER_HISTORY_PATH : `${ORDER_HISTORY_PATH}?page=${page}`;
