import type { ListPage, Purchase } from '../../../core/orders/order';
import { LINKS } from '../../../core/paths/links';
import type { AgainResult } from './again-marks';

/** The data of the list of what the shopper has bought. */
export interface BuyAgainData {
  readonly purchases: ListPage<Purchase>;
  /** From 1. */
  readonly page: number;
  /** What buying again has just done. */
  readonly again: AgainResult | undefined;
}

export const PURCHASES_ON_A_PAGE = 12;

/** The address of a page of the list (RTE-07). */
export const purchasesPath = (page: number): string => (page === 1 ? LINKS.buyAgain : `${LINKS.buyAgain}&page=${page}`);
