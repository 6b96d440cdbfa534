import type { Generated } from 'kysely';

/** Tables of the ad server. Times are milliseconds since 1970, money is integer cents, days are like '2030-01-31', UTC. */

export interface AdCampaignTable {
  campaign_id: Generated<number>;
  /** Unique; part of the pictures' file names. */
  slug: string;
  name: string;
  /** 'active' or 'paused'. */
  status: string;
  /** The most that one click may cost. */
  bid_cents: number;
  daily_budget_cents: number;
  /** JSON list of categories in which it is shown, in addition to those of its products. */
  category_ids: string;
  /**
   * JSON list of terms. When it is not empty, the campaign is shown only for searches that contain all words of one
   * term.
   */
  search_terms: string;
  /** JSON list of placements; see `PLACEMENTS`. */
  placements: string;
  /** JSON list of 'Mobile' and 'Desktop'. */
  platforms: string;
  /** Headline and message of its banners. */
  headline: string;
  message: string;
  /** 'seed' while it is generated from the catalogue, 'shop' once it was edited. */
  origin: string;
}

/** A variant that a campaign advertises; banners show the first. */
export interface AdCampaignProductTable {
  entry_id: Generated<number>;
  campaign_id: number;
  part_number: string;
  position: number;
}

/** Totals of a campaign on one day. */
export interface AdDayTable {
  campaign_id: number;
  day: string;
  spent_cents: Generated<number>;
  impressions: Generated<number>;
  clicks: Generated<number>;
  /** Clicks that were free because their session had been charged shortly before. */
  repeats: Generated<number>;
  /** Charges of that day that were refunded later; they are not part of the spent amount. */
  refunded_cents: Generated<number>;
  /** Sales after a click, by the day of the order. */
  sales_cents: Generated<number>;
}

export interface AdImpressionTable {
  /** Identifies one served ad. */
  ad_key: string;
  campaign_id: number;
  /** Keyed hash of the session. */
  session_key: string;
  seen_at: number;
}

export interface AdClickTable {
  ad_key: string;
  campaign_id: number;
  /** The advertised entry; for a banner, the entry in its picture. */
  entry_id: number;
  session_key: string;
  /** Keyed hash of the click's address. */
  address_key: Generated<string>;
  /** Keyed hash of the /48 network of an IPv6 address; empty for other addresses. */
  network_key: Generated<string>;
  /** Price of the click if it is charged. */
  price_cents: Generated<number>;
  /** Charged amount, including what was refunded later; 0 unless its outcome is 'charged'. */
  charged_cents: number;
  /** See `ClickOutcome`. */
  outcome: string;
  /** 1 when the session had been charged for the campaign shortly before, otherwise 0. */
  is_repeat: Generated<number>;
  clicked_at: number;
}

/** The ledger of money: entries are added and never changed. */
export interface AdEntryTable {
  entry_id: Generated<number>;
  /** Of the click. */
  ad_key: string;
  campaign_id: number;
  /** The day whose budget changed. */
  day: string;
  /** 'charge' or 'refund'. */
  kind: string;
  cents: number;
  /** 'click', or the reason of the refund. */
  reason: string;
  entered_at: number;
}

export interface AdOrderTable {
  order_id: string;
  /** The part of it that follows ads. */
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
