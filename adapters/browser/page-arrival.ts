type Arrival = Pick<Window, 'document' | 'performance'>;

/**
 * Whether a page was made before the shopper came to it: prerendered, or restored from the browser's cache. Its
 * personal data may then be outdated.
 */
export const wasMadeEarlier = ({ document, performance }: Arrival): boolean =>
  'returned' in document.documentElement.dataset || activationOf(performance) > 0;

/** Returns when a prerendered page was shown; 0 for any other page, and in browsers without prerendering. */
const activationOf = (performance: Performance): number => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
};
