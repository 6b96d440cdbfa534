import type { Generated } from 'kysely';

/** Tables of the rewards programme, the store card and the wallet. Times and money as in the other commerce tables. */

export interface PalsMemberTable {
  shopper_id: number;
  pals_number: string;
  member_since: string;
  points: number;
  /** Ten digits; a phone belongs to one membership. */
  phone: string | null;
}

export interface PalsCouponTable {
  coupon_no: string;
  shopper_id: number;
  amount_cents: number;
  /** ISO date. */
  expires_on: string;
  /** 'Loaded' or 'Error' after the response of the store system; empty before the request. */
  push_status: Generated<string>;
  /** Time at which the store system finishes loading the coupon; null before the request. */
  load_due_at: number | null;
  load_attempts: Generated<number>;
  spent_at: number | null;
}

export interface PalsAwardTable {
  shopper_id: number;
  /** Reason of the points; each counts once. */
  reason: string;
  points: number;
  awarded_at: number;
}

export interface OrderCouponTable {
  coupon_no: string;
  order_id: number;
  added_at: number;
}

export interface CardPrescreenTable {
  shopper_id: number;
  prescreen_id: string;
  expires_at: number;
}

export interface CardApplicationTable {
  application_id: Generated<number>;
  shopper_id: number;
  /** Chosen by the sender of the application; unique for a shopper. */
  call_id: string;
  /** 'APPROVED', 'DECLINED', 'PENDING', 'EXISTING' or 'ERROR'. */
  result: string;
  /** 'low', 'middle' or 'high'; the income itself is not kept. */
  income_band: string;
  prescreened: number;
  decided_at: number;
}

export interface CardAccountTable {
  shopper_id: number;
  /** Token of the card number; the shop never sees the number. */
  token: string;
  last_four: string;
  expire_month: number;
  expire_year: number;
  points: Generated<number>;
  approved_at: number;
  /** Time at which the shopper accepted the card; null before. */
  enrolled_at: number | null;
  /** The order that used the first purchase offer; null while the offer is open. */
  first_purchase_order_id: number | null;
}

export interface WalletCardTable {
  wallet_id: Generated<number>;
  shopper_id: number;
  card_type: string;
  token: string;
  last_four: string;
  expire_month: number;
  expire_year: number;
  is_default: Generated<number>;
  is_temporary: Generated<number>;
  added_at: number;
}

/** Memberships that began in a store; an account may claim each of them once. */
export interface PalsInStoreMemberTable {
  pals_number: string;
  member_since: string;
  points: number;
  claimed_by: number | null;
  /** 1 for a membership of a demonstration. */
  is_demo: Generated<number>;
}

export interface RewardsTables {
  pals_member: PalsMemberTable;
  pals_coupon: PalsCouponTable;
  pals_award: PalsAwardTable;
  order_coupon: OrderCouponTable;
  card_prescreen: CardPrescreenTable;
  card_application: CardApplicationTable;
  card_account: CardAccountTable;
  wallet_card: WalletCardTable;
  pals_in_store_member: PalsInStoreMemberTable;
}
