import type { Generated } from 'kysely';

/** Tables of placed orders. Times are milliseconds since 1970, money is integer cents, days are `YYYY-MM-DD`. */

/** Why a card that was to be saved with an order was not: the wallet had no room, or the provider could not save it. */
export type UnsavedCard = 'wallet-full' | 'unavailable';

/** One attempt to place an order. See backend/orders/place-order. */
export interface OrderAttemptTable {
  /** Made by the shopper's page; repeating it never places another order. */
  attempt_key: string;
  order_id: number;
  shopper_id: number;
  /** 1 when the shopper was signed in, with the benefits of the account. */
  signed_in: number;
  /** 'authorising', 'authenticating', 'placed', 'refused', 'unavailable' or 'abandoned'. The first two are open. */
  state: string;
  /** Hash of the cart as the shopper saw it. */
  cart_hash: string;
  amount_cents: number;
  currency: string;
  /** Null when there is nothing to pay. */
  payment_kind: string | null;
  /** The provider's token of a card, or its id of a saved one. */
  payment_token: string | null;
  payment_brand: string | null;
  payment_last_four: string | null;
  /** The provider's id of the customer. */
  customer_id: string | null;
  saves_card: Generated<number>;
  /** Why the card is not saved although the shopper asked for it; null otherwise. */
  unsaved_card: UnsavedCard | null;
  return_url: string;
  provider_payment_id: string | null;
  authenticate_url: string | null;
  /** JSON of the refusal, to be repeated for the same key. */
  refusal: string | null;
  issued_at: number;
  updated_at: number;
  /** Until then one process works on the attempt; afterwards another one may take over. */
  leased_until: number;
}

/** An order as it was sold. */
export interface PlacedOrderTable {
  order_id: number;
  attempt_key: string;
  email: string;
  /** The email in lower case, for look-ups. */
  email_key: string;
  phone: string;
  /** Who picks up what is picked up in a store; empty without a pickup. */
  pickup_first_name: Generated<string>;
  pickup_last_name: Generated<string>;
  signed_in: number;
  currency: string;
  product_cents: number;
  /** Never positive. */
  adjustment_cents: number;
  shipping_cents: number;
  tax_cents: number;
  tip_cents: number;
  total_cents: number;
  /** The day chosen for frozen products. */
  delivery_day: string | null;
  /** Why the card was not saved although the shopper asked for it; null otherwise. */
  unsaved_card: UnsavedCard | null;
  placed_at: number;
}

export interface OrderAddressTable {
  order_id: number;
  /** 'shipping' or 'billing'. */
  purpose: string;
  first_name: string;
  last_name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip_code: string;
  country: string;
  phone: string;
}

export interface ShipmentTable {
  shipment_id: Generated<number>;
  order_id: number;
  /** 'ship', 'pickup' or 'same-day'. */
  kind: string;
  /** Empty unless a store packs it. */
  store_id: Generated<string>;
  store_name: Generated<string>;
  /** Empty unless another vendor sends it. */
  vendor: Generated<string>;
  mode_id: string;
  mode_code: string;
  mode_description: string;
  promised_on: string;
  /** 'F' to be packed, 'G' packed, 'S' left or ready, 'D' delivered or picked up, 'X' cancelled, 'K' returned. */
  status: string;
  shipping_cents: number;
  shipping_adjustment_cents: number;
  /** The sales tax of shipping, where that is taxed. */
  shipping_tax_cents: Generated<number>;
  tip_cents: number;
  /** Where it was taxed: two letters. */
  tax_state: Generated<string>;
  /** In thousandths of a percent. */
  tax_rate: Generated<number>;
  /** Points that were awarded when it left. */
  points: Generated<number>;
  carrier: string | null;
  tracking_number: string | null;
  packed_at: number | null;
  /** When it left, or was ready for pickup. */
  left_at: number | null;
  delivered_at: number | null;
  /** Why the shop cancelled it: 'UNAVAILABLE' or 'PAYMENT_ENDED'; null unless it did. */
  shop_cancelled: Generated<string | null>;
  /** What the shop told the shopper about it in its own words; empty for nothing. */
  shop_cancel_reason: Generated<string>;
}

export interface OrderLineTable {
  /** The id that the line had in the cart. */
  order_line_id: number;
  order_id: number;
  shipment_id: number;
  sku_id: string;
  part_number: string;
  quantity: number;
  /** Pieces that were cancelled before they were packed. */
  cancelled: Generated<number>;
  /** Pieces of open and received returns. */
  returned: Generated<number>;
  unit_price_cents: number;
  total_cents: number;
  adjustment_cents: number;
  shipping_cents: number;
  tax_cents: number;
  description: string;
  thumbnail: string;
  product_url: string;
  brand: string;
  department: string;
  size: string;
  flavor: string;
  is_frozen: Generated<number>;
  vendor: Generated<string>;
  /** The shopper's text on the item, as JSON; empty for products without one. */
  personalization: Generated<string>;
  /** Pet and vet as JSON; empty for products without a prescription. */
  prescription: Generated<string>;
  /** 'WAITING', 'APPROVED' or 'DECLINED'; null for products without a prescription. */
  prescription_status: string | null;
  /** Why it was declined; empty otherwise. */
  prescription_reason: Generated<string>;
  prescription_decided_at: number | null;
}

export interface OrderAdjustmentTable {
  order_id: number;
  position: number;
  code: string;
  description: string;
  usage: string;
  amount_cents: number;
  /** What each line had of it, as JSON of positive cents by the line's id; empty when it is not known. */
  line_shares: Generated<string>;
  /** Of a reward: what was given back of it because the shop did not deliver what it was used for. */
  given_back_cents: Generated<number>;
}

export interface OrderPaymentTable {
  order_id: number;
  provider_payment_id: string;
  kind: string;
  brand: string;
  last_four: string;
  authorised_cents: number;
  captured_cents: Generated<number>;
  refunded_cents: Generated<number>;
  /** When the authorisation ended with something still to leave; null while it can be captured. */
  ended_at: number | null;
  /** 1 where the provider captures the payment only once, with the last shipment. */
  is_captured_once: Generated<number>;
  /** What that capture leaves out, because the pieces were returned before. */
  waived_cents: Generated<number>;
}

/** A capture, cancellation or refund that was decided. */
export interface PaymentOperationTable {
  operation_id: Generated<number>;
  operation_key: string;
  order_id: number;
  kind: string;
  amount_cents: number;
  /** The sum of the earlier captures or refunds of the payment. */
  before_cents: number;
  is_last: Generated<number>;
  issued_at: number;
  attempts: Generated<number>;
  /** Also the lease of the worker that sends it. */
  next_try_at: number;
  done_at: number | null;
  /** Set when it was given up; a person has to look at it. */
  dead_at: number | null;
  problem: string | null;
}

export interface OrderEventTable {
  event_id: Generated<number>;
  order_id: number;
  /** Null for events of the whole order. */
  shipment_id: number | null;
  kind: string;
  at: number;
}

export interface OrderReturnTable {
  return_id: Generated<number>;
  order_id: number;
  shipment_id: number;
  reason: string;
  /** 1 when the shipment never reached the shopper; the reason does not count then. */
  is_undelivered: Generated<number>;
  /** 'OPEN' until the pieces are received. */
  status: string;
  refund_cents: number;
  /** The part of the refund that is not charged, instead of being refunded. */
  waived_cents: Generated<number>;
  points_taken: Generated<number>;
  opened_at: number;
  received_at: number | null;
  /** The fulfilment side's key of the receipt, where only a part of a return had arrived. */
  receipt_key: Generated<string | null>;
  /** The return from which the part was taken, by its number on the slip. */
  received_of: Generated<number | null>;
}

export interface OrderReturnLineTable {
  return_id: number;
  order_line_id: number;
  quantity: number;
}

export interface ProviderEventTable {
  event_id: string;
  received_at: number;
}

/** The provider's customer of an account. */
export interface PaymentCustomerTable {
  shopper_id: number;
  customer_id: string;
  created_at: number;
}

/** A cancellation or return that a shopper requested, by the key of the page. */
export interface OrderChangeTable {
  change_id: Generated<number>;
  order_id: number;
  change_key: string;
  /** Hash of what was requested. */
  request_hash: string;
  /** JSON of the numbers of the returns that were opened. */
  answer: string;
  made_at: number;
}

export interface OrdersTables {
  order_attempt: OrderAttemptTable;
  placed_order: PlacedOrderTable;
  order_address: OrderAddressTable;
  shipment: ShipmentTable;
  order_line: OrderLineTable;
  order_adjustment: OrderAdjustmentTable;
  order_payment: OrderPaymentTable;
  payment_operation: PaymentOperationTable;
  order_event: OrderEventTable;
  order_return: OrderReturnTable;
  order_return_line: OrderReturnLineTable;
  order_change: OrderChangeTable;
  provider_event: ProviderEventTable;
  payment_customer: PaymentCustomerTable;
}
