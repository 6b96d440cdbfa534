/**
 * Limits of what one address or session can cost campaigns; set by the settings `AD_…`. Addresses are counted by
 * `addressKey`; a /48 network has `NETWORK_SHARE` times the limits of an address. Hours start at multiples of an hour
 * since 1970 unless stated otherwise.
 */
export interface AdLimits {
  /** Charged clicks per address within any 60 minutes. */
  readonly chargesPerAddress: number;
  /** Charged clicks per session within any 60 minutes. */
  readonly chargesPerSession: number;
  /** Above this number of clicks in one hour, all charges of the address or session in that hour are refunded. */
  readonly burstClicks: number;
  /** Impressions per address that are counted in one hour. */
  readonly impressionsPerAddress: number;
}
