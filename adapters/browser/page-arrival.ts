type Arrival = Pick<Window, 'document' | 'performance'>;

/**
 * Whether a page may have been made before the shopper came to it: prerendered, restored from the browser's cache, or
 * reached with Back or Forward, for which browsers use stored documents, too. Its personal data may then be outdated.
 */
export const wasMadeEarlier = ({ document, performance }: Arrival): boolean =>
  'returned' in document.documentElement.dataset || isLate(performance.getEntriesByType('navigation')[0]);

interface Navigation extends PerformanceEntry {
  /** When a prerendered page was shown; 0 for any other page, and absent in browsers without prerendering. */
  readonly activationStart?: number;
  readonly type?: string;
}

const isLate = (navigation: Navigation | undefined): boolean =>
  navigation !== undefined && ((navigation.activationStart ?? 0) > 0 || navigation.type === 'back_forward');
