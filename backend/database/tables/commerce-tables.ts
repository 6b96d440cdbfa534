import type { Generated } from 'kysely';
import type { RewardsTables } from './rewards-tables.ts';

/** Tables of identity, cart and content. Times are milliseconds since 1970, money is integer cents. */

export interface ShopperTable {
  shopper_id: Generated<number>;
  /** 'G' guest or 'R' registered. */
  kind: string;
  /** Lower case; only registered shoppers have one. Unique. */
  logon_id: string | null;
  password_hash: string | null;
  personalization_id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  /** 'Enabled' or 'Disabled'. */
  status: Generated<string>;
  preferred_store_id: string | null;
  /** Pals number given at registration. */
  claimed_pals_number: string | null;
  vital_care: Generated<number>;
  is_partner: Generated<number>;
  created_at: number;
  registered_at: number | null;
  /** Time since which the email is known to belong to the account's owner; null before. */
  email_proved_at: number | null;
  /** 1 for an account of a demonstration; its password is public. */
  is_demo: Generated<number>;
  /** 0 when the shopper wants no reminders of appointments. */
  appointment_reminders: Generated<number>;
  /** 0 when the shopper wants no reminders of repeat deliveries. */
  repeat_reminders: Generated<number>;
}

export interface AddressTable {
  address_id: Generated<number>;
  shopper_id: number;
  /** Unique for a shopper; the address of the account itself carries the logon id. */
  nick_name: string;
  address_type: string;
  /** 1 for the address that belongs to the account itself. */
  is_self: number;
  /** 1 for the address to which orders go by default; at most one of a shopper. */
  default_delivery: Generated<number>;
  /** 1 for the address to which bills go by default; at most one of a shopper. */
  default_billing: Generated<number>;
  first_name: string | null;
  last_name: string | null;
  line1: Generated<string>;
  line2: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  zip_code: Generated<string>;
  country: Generated<string>;
  phone: string | null;
  email: string | null;
}

export interface SessionTable {
  session_id: string;
  shopper_id: number;
  /** SHA-256 of the secrets; only the client has the secrets. */
  activity_hash: string;
  trusted_hash: string;
  persistent_hash: string;
  remember_me: number;
  created_at: number;
  last_seen_at: number;
  /** Expiry, extended by use; null for guests. */
  expires_at: number | null;
  ended_at: number | null;
  /** The families of the browser and its system; null before the session's first request. */
  browser: string | null;
  system: string | null;
}

export interface LogonAttemptTable {
  /** Keyed hash of the logon id, whether an account exists or not. */
  logon_key: string;
  failures: number;
  locked_until: number | null;
  updated_at: number;
}

export interface ServerSecretTable {
  name: string;
  value: string;
}

export interface OrdersTable {
  order_id: Generated<number>;
  shopper_id: number;
  /** 'P' for a cart; a shopper has at most one. */
  status: string;
  /** Chosen for the whole order. */
  ship_mode_id: Generated<string>;
  created_at: number;
  updated_at: number;
}

export interface OrderItemTable {
  order_item_id: Generated<number>;
  order_id: number;
  sku_id: string;
  part_number: string;
  quantity: number;
  /** The store of a pickup or a same-day delivery; empty for shipping. */
  physical_store_id: Generated<string>;
  added_at: number;
  /** 'ship', 'pickup' or 'same-day'. */
  fulfilment: Generated<string>;
  /** The most that a piece of a repeat delivery costs; null in carts. */
  most_cents: Generated<number | null>;
  /** The shopper's text on the item, as JSON; empty for products without one. */
  personalization: Generated<string>;
  /** Pet and vet as JSON; empty until they are entered, and for products without a prescription. */
  prescription: Generated<string>;
  /** The product's name when it was added; empty when it is not known. */
  description: Generated<string>;
  /** The price of a piece when it was added; null when it is not known. */
  added_cents: Generated<number | null>;
}

export interface OrderPromotionTable {
  order_id: number;
  code: string;
  added_at: number;
}

export interface PromotionTable {
  /** Upper case. */
  code: string;
  promotion_id: string;
  description: string;
  /** 'percent', 'amount' or 'shipping'. */
  kind: string;
  /** Hundredths of a percent, cents, or 0. */
  value: number;
  min_subtotal_cents: number;
  /** Department whose products it applies to; null for all. */
  department: string | null;
  starts_at: number;
  ends_at: number | null;
}

export interface StoreConfTable {
  key: string;
  value: string;
}

export interface EspotTable {
  name: string;
  spot_id: number;
}

export interface EspotContentTable {
  content_id: Generated<number>;
  spot_name: string;
  content_name: string;
  position: number;
  marketing_text: string;
  image_url: string;
  link_url: string;
  /** From when it is shown; null for from the start. */
  starts_at: Generated<number | null>;
  /** Until when it is shown; null for without an end. */
  ends_at: Generated<number | null>;
}

export interface ContentPageTable {
  /** The page's address, beginning with a slash. */
  path: string;
  title: string;
  lead: string;
  /** The description for search engines; empty for the lead. */
  description: string;
  /** Empty for a page without a picture. */
  image_url: string;
  /** 1 when search engines may list it. */
  is_indexed: number;
  /** Everything below the lead as JSON: see ContentBody. */
  body: string;
  /** 'seed' while it is unchanged and follows new releases, 'shop' once it was edited. */
  origin: string;
}

export interface MailTable {
  mail_id: Generated<number>;
  /** See `MailKind`. */
  kind: string;
  recipient: string;
  subject: string;
  /** Sealed with the server's secret; empty once it was delivered. */
  body: string;
  queued_at: number;
  sent_at: number | null;
  /** The order that the mail is about. */
  order_id: number | null;
  /** The account that the mail goes with: it is deleted with it, whatever its recipient. */
  shopper_id: number | null;
  /** Where its receiver takes such mail back with one click, sealed; null for mail without a way out. */
  unsubscribe: string | null;
}

export interface AuditEventTable {
  id: Generated<number>;
  at: number;
  kind: string;
  shopper_id: number | null;
  /** Keyed hash of the logon id. */
  subject_hash: string | null;
  /** Keyed hash of the address the request came from. */
  address_hash: string;
  outcome: string;
}

/** Columns that reset codes and sign-in links share. */
interface MailedProofTable {
  /** Keyed hash of the logon id, whether an account exists or not. */
  logon_key: string;
  /** Null when there is no such account: no code matches then. */
  shopper_id: number | null;
  asked_at: number;
  expires_at: number;
}

export interface ResetCodeTable extends MailedProofTable {
  code_id: Generated<number>;
  /** Keyed hash of logon id and code. */
  code_hash: string;
}

export interface SignInLinkTable extends MailedProofTable {
  /** Keyed hash of the link's code. */
  link_hash: string;
}

export interface AttemptCountTable {
  /** Keyed hash of a purpose and its subject. */
  attempt_key: string;
  used: number;
  ends_at: number;
}

/** Used proofs, kept until their expiry. */
export interface UsedProofTable {
  proof_key: string;
  expires_at: number;
}

export interface CaptchaUsedTable {
  signature: string;
  expires_at: number;
}

export interface ExternalIdentityTable {
  provider: string;
  /** The provider's id of the user. */
  subject: string;
  shopper_id: number;
  linked_at: number;
}

export interface CommerceTables extends RewardsTables {
  shopper: ShopperTable;
  address: AddressTable;
  session: SessionTable;
  logon_attempt: LogonAttemptTable;
  server_secret: ServerSecretTable;
  orders: OrdersTable;
  order_item: OrderItemTable;
  order_promotion: OrderPromotionTable;
  promotion: PromotionTable;
  store_conf: StoreConfTable;
  espot: EspotTable;
  espot_content: EspotContentTable;
  content_page: ContentPageTable;
  mail: MailTable;
  audit_event: AuditEventTable;
  reset_code: ResetCodeTable;
  sign_in_link: SignInLinkTable;
  attempt_count: AttemptCountTable;
  used_proof: UsedProofTable;
  captcha_used: CaptchaUsedTable;
  external_identity: ExternalIdentityTable;
}
