type Arrival = Pick<Window, 'document' | 'performance'>;

/**
 * Whether a page was made before the shopper came to it: prepared in advance, or kept by the browser and shown again.
 * What is personal on it may be older than what they have done meanwhile.
 */
export const wasMadeEarlier = ({ document, performance }: Arrival): boolean =>
  'returned' in document.documentElement.dataset || activationOf(performance) > 0;

/** When a page that was prepared in advance was shown; 0 for any other page. Not every browser knows of such pages. */
const activationOf = (performance: Performance): number => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
};
