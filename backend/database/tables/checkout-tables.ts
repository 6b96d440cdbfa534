import type { Generated } from 'kysely';

/** Tables of the checkout. Times are milliseconds since 1970, money is integer cents. */

/** What the shopper has entered at checkout, for a pending order. Null until it is entered. */
export interface CheckoutTable {
  order_id: number;
  email: string | null;
  /** Ten digits. */
  phone: string | null;
  /** Who picks up what is picked up in a store. */
  pickup_first_name: string | null;
  pickup_last_name: string | null;
  delivery_address_id: number | null;
  /** Null when it is the delivery address. */
  billing_address_id: number | null;
  /** Chosen day for frozen products, as `YYYY-MM-DD`. */
  delivery_day: string | null;
  /** For same-day deliveries. */
  tip_cents: Generated<number>;
  /** Id of the payment instruction, new for each choice. */
  payment_id: string | null;
  /** 'card', 'saved', 'petco-pay' or 'paypal'. */
  payment_kind: string | null;
  /** The provider's token of a card, or the id of a card in the wallet. */
  payment_token: string | null;
  payment_brand: string | null;
  payment_last_four: string | null;
  payment_expire_month: number | null;
  payment_expire_year: number | null;
  /** 1 when the typed card is to be saved in the wallet. */
  saves_card: Generated<number>;
  /** Why the chosen payment was declined; null for a payment that was not. */
  declined_reason: string | null;
  /** The key for placing the order, and a hash of what it is for. Null before Review was shown. */
  placing_key: string | null;
  placing_hash: string | null;
  updated_at: number;
}

/** An item that the shopper keeps for later; one row per SKU. */
export interface SavedItemTable {
  saved_item_id: Generated<number>;
  shopper_id: number;
  sku_id: string;
  part_number: string;
  quantity: number;
  saved_at: number;
  /** The product's name when it was saved; empty when it is not known. */
  description: Generated<string>;
  /** How it reached the shopper in the cart: 'ship', 'pickup' or 'same-day'. */
  fulfilment: Generated<string>;
  /** The store of a pickup or same-day delivery; empty otherwise. */
  physical_store_id: Generated<string>;
}

export interface CheckoutTables {
  checkout: CheckoutTable;
  saved_item: SavedItemTable;
}
