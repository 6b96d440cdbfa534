import type { Generated } from 'kysely';

/** A wish list. Times are milliseconds since 1970. */
export interface WishListTable {
  list_id: Generated<number>;
  shopper_id: number;
  /** Its name in addresses. */
  external_id: string;
  name: string;
  /** 1 for the list that hearts put products into; a shopper has at most one. */
  is_default: number;
  created_at: number;
  /** Null while it is not shared. */
  share_token: string | null;
  /** 1 when the shared list shows its owner's first name. */
  shows_name: Generated<number>;
  removed_at: number | null;
}

/** A product in a wish list; one row per SKU and list. */
export interface WishListItemTable {
  item_id: Generated<number>;
  list_id: number;
  sku_id: string;
  part_number: string;
  quantity: number;
  note: Generated<string>;
  added_price_cents: number | null;
  added_at: number;
  removed_at: number | null;
}

/** Who wants one mail when a product is in stock again. Times are milliseconds since 1970. */
export interface StockNoticeTable {
  notice_id: Generated<number>;
  /** Lower case. */
  email: string;
  /** Null for guests. */
  shopper_id: number | null;
  sku_id: string;
  part_number: string;
  /** 'online' or a store id. */
  location: string;
  asked_at: number;
  checked_at: number;
}

/** An address that gets the newsletter. */
export interface NewsletterAddressTable {
  /** Lower case. */
  email: string;
  /** Null for guests. */
  shopper_id: number | null;
  /** Milliseconds since 1970. */
  subscribed_at: number;
}

export interface ListsTables {
  newsletter_address: NewsletterAddressTable;
  wish_list: WishListTable;
  wish_list_item: WishListItemTable;
  stock_notice: StockNoticeTable;
}
