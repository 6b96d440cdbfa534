import type { Generated } from 'kysely';

/** Tables of the ad server. Times are milliseconds since 1970, money is integer cents, days are like '2030-01-31', UTC. */

export interface AdCampaignTable {
  campaign_id: Generated<number>;
  /** Unique; its pictures are named after it. */
  slug: string;
  name: string;
  /** 'active' or 'paused'. */
  status: string;
  /** The most that one click may cost. */
  bid_cents: number;
  daily_budget_cents: number;
  /** JSON list of category ids that it is shown in besides those of its products. */
  category_ids: string;
  /** JSON list of terms; when there are any, it is shown only for searches that have all words of one of them. */
  search_terms: string;
  /** JSON list of where it may stand: see `PLACEMENTS`. */
  placements: string;
  /** JSON list of 'Mobile' and 'Desktop'. */
  platforms: string;
  /** The large and the small words of its banners. */
  headline: string;
  message: string;
  /** 'seed' while it is generated from the catalogue, 'shop' once it was edited. */
  origin: string;
}

/** A variant that a campaign advertises; the first one is the one in its banners. */
export interface AdCampaignProductTable {
  entry_id: Generated<number>;
  campaign_id: number;
  part_number: string;
  position: number;
}

/** What a campaign came to on one day. */
export interface AdDayTable {
  campaign_id: number;
  day: string;
  spent_cents: Generated<number>;
  impressions: Generated<number>;
  clicks: Generated<number>;
  /** Those of the clicks that were not charged because their session had been charged shortly before. */
  repeats: Generated<number>;
  /** What was charged on that day and given back later; it is no longer in what was spent. */
  refunded_cents: Generated<number>;
  /** What was bought after a click, by the day of the order. */
  sales_cents: Generated<number>;
}

export interface AdImpressionTable {
  /** Names one served ad. */
  ad_key: string;
  campaign_id: number;
  /** Keyed hash of the session. */
  session_key: string;
  seen_at: number;
}

export interface AdClickTable {
  ad_key: string;
  campaign_id: number;
  /** What was advertised; of a banner, what is in its picture. */
  entry_id: number;
  session_key: string;
  /** Keyed hash of the address that the click came from; empty for clicks of older releases. */
  address_key: Generated<string>;
  /** Keyed hash of the /48 network of an IPv6 address; empty for other addresses and for old rows. */
  network_key: Generated<string>;
  /** What the click costs if it is charged. */
  price_cents: Generated<number>;
  /** What it was charged, whether that was refunded later or not; 0 unless its outcome is 'charged'. */
  charged_cents: number;
  /** See `ClickOutcome`; 'old' for clicks of older releases. */
  outcome: Generated<string>;
  /** 1 where the session had been charged for the campaign shortly before, otherwise 0. */
  is_repeat: Generated<number>;
  clicked_at: number;
}

/** The ledger of money: entries are added and never changed. */
export interface AdEntryTable {
  entry_id: Generated<number>;
  /** Of the click. */
  ad_key: string;
  campaign_id: number;
  /** Whose budget it was taken from, or given back to. */
  day: string;
  /** 'charge' or 'refund'. */
  kind: string;
  cents: number;
  /** 'click', or why it was refunded. */
  reason: string;
  entered_at: number;
}

export interface AdOrderTable {
  order_id: string;
  /** Of that, what ads led to. */
  sales_cents: number;
  told_at: number;
}

export interface AdsTables {
  ad_campaign: AdCampaignTable;
  ad_campaign_product: AdCampaignProductTable;
  ad_day: AdDayTable;
  ad_impression: AdImpressionTable;
  ad_click: AdClickTable;
  ad_entry: AdEntryTable;
  ad_order: AdOrderTable;
}
