/**
 * What one address or session may cost campaigns; set by the settings `AD_…`. An address is counted by its `addressKey`;
 * the /48 network around it has `NETWORK_SHARE` times its limits. Hours begin at multiples of an hour since 1970 unless
 * stated otherwise.
 */
export interface AdLimits {
  /** Clicks of one address that are charged within any 60 minutes. */
  readonly chargesPerAddress: number;
  /** Clicks of one session that are charged within any 60 minutes. */
  readonly chargesPerSession: number;
  /** With more clicks than this within one hour, whatever an address or a session was charged in that hour is refunded. */
  readonly burstClicks: number;
  /** Impressions of one address that are counted in one hour. */
  readonly impressionsPerAddress: number;
}
