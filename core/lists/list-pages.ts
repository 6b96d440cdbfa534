import type { ListItem } from './wish-list';

/** The most products on a page of a list. More of them with notes and all their forms would exceed a document's budget. */
export const ITEMS_ON_A_PAGE = 10;

/** A page of a list, numbered from 1, and how many pages there are. */
export interface PageOfList {
  readonly page: number;
  readonly pages: number;
  readonly items: ReadonlyArray<ListItem>;
}

/** The page of a list with this number, from 1; the last one for a number beyond it. */
export const pageOfList = (items: ReadonlyArray<ListItem>, wanted: number): PageOfList => {
  const pages = Math.max(1, Math.ceil(items.length / ITEMS_ON_A_PAGE));
  const page = Math.min(wanted, pages);
  return { page, pages, items: items.slice((page - 1) * ITEMS_ON_A_PAGE, page * ITEMS_ON_A_PAGE) };
};
