/** What one address or session may cost campaigns; the settings `AD_…` and their defaults decide. Hours begin at multiples of an hour since 1970 unless told otherwise. */
export interface AdLimits {
  /** Clicks of one address (see `addressKey`) that are charged within any 60 minutes. */
  readonly chargesPerAddress: number;
  /** Clicks of one session that are charged within any 60 minutes. */
  readonly chargesPerSession: number;
  /** With more clicks than this within one hour, whatever an address or a session was charged in that hour is refunded. */
  readonly burstClicks: number;
  /** Impressions of one address that are counted in one hour. */
  readonly impressionsPerAddress: number;
}
