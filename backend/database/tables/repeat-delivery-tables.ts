import type { Generated } from 'kysely';

/** Tables of repeat deliveries. Times are milliseconds since 1970, dates are days of the shop, money is integer cents. */

export interface RepeatPlanTable {
  plan_id: Generated<number>;
  shopper_id: number;
  /** The key of the form that started it; null in plans of earlier versions. */
  start_key: string | null;
  /** 'active', 'paused' or 'cancelled'. */
  status: string;
  /** Why it is paused: see `PauseReason`. */
  pause_reason: string | null;
  cancel_reason: string | null;
  /** 'week' or 'month'. */
  unit: string;
  every: number;
  next_date: string;
  /** The day of the month to which monthly deliveries return. */
  anchor_day: number;
  address_id: number | null;
  /** The card in the wallet that pays. */
  wallet_id: number | null;
  /** The date that the last reminder was about. */
  reminded_for: string | null;
  /** The total of that reminder; null when the shopper has changed since what is delivered. */
  told_total_cents: number | null;
  /** 1 when the shopper was told that the due delivery waits for stock. */
  said_waiting: Generated<number>;
  /** Orders placed so far. */
  placed: Generated<number>;
  /** How often the payment of the due delivery was declined. */
  declines: Generated<number>;
  /** When the due delivery is tried again; null when it was not tried yet. */
  retry_at: number | null;
  version: Generated<number>;
  /** JSON of what the last change of the shopper can be taken back to. */
  before: string | null;
  created_at: number;
  updated_at: number;
}

export interface RepeatLineTable {
  plan_id: number;
  sku_id: string;
  part_number: string;
  product_id: string;
  category_id: string;
  description: string;
  quantity: number;
  /** The price of one piece that the shopper was told last. */
  told_cents: number;
  position: number;
}

/** The order of a plan and a date. */
export interface RepeatDueTable {
  plan_id: number;
  due_on: string;
  order_id: number;
  /** 1 for the first order of the plan. */
  is_first: number;
  /** Number of the present attempt to place it. */
  attempt: Generated<number>;
}

export interface RepeatEventTable {
  event_id: Generated<number>;
  plan_id: number;
  /** See `PlanEventKind`. */
  kind: string;
  detail: string | null;
  order_id: number | null;
  at: number;
}

export interface RepeatDeliveryTables {
  repeat_plan: RepeatPlanTable;
  repeat_line: RepeatLineTable;
  repeat_due: RepeatDueTable;
  repeat_event: RepeatEventTable;
}
