/** Budgets by the reported name of a measurement. `most` is an upper limit, `least` a lower one. */
export const BUDGETS = {
  'scripts before load, br KiB': { most: 15 },
  'scripts until idle, br KiB': { most: 94 },
  'document sent, KiB': { most: 20 },
  'document raw, KiB': { most: 120 },
  'document elements': { most: 1_500 },
  'new scripts of a later page, br KiB': { most: 15 },
  'styles, br KiB': { most: 15 },
  'requests, throttled phone': { most: 35 },
  'layout shift': { most: 0.001 },
  'throttled FCP, ms': { most: 520, on: 'product' },
  'throttled LCP, ms': { most: 900, on: 'product' },
  'throttled load, ms': { most: 1_500, on: 'product' },
  'throttled blocking time, ms': { most: 50 },
  'throttled layout shift': { most: 0.001 },
  'open menu, ms': { most: 100 },
  'add to cart, ms': { most: 100 },
  'type in search, ms': { most: 100 },
  'suggestions painted after the pause, ms': { most: 100 },
  'cached page, pages/s': { least: 20_000 },
  'cached page, p99 ms': { most: 3 },
  'cached page, by autocannon, pages/s': { least: 5_000 },
  'cached page, by autocannon, p99 ms': { most: 15 },
  'unknown parameters, pages/s': { least: 5_000 },
  'listing afresh, pages/s': { least: 600 },
  'listing afresh, p99 ms': { most: 80 },
  'signed-in page, pages/s': { least: 500 },
  'signed-in page, p99 ms': { most: 80 },
  'signed-in home, pages/s': { least: 600 },
  'signed-in home, p99 ms': { most: 80 },
  'memory after distinct addresses, MB': { most: 300 },
  'suggestions at 2.4k, p99 ms': { most: 10 },
  'search at 2.4k, p99 ms': { most: 25 },
  'browse with facets at 2.4k, p99 ms': { most: 25 },
  'suggestions at 200k, p99 ms': { most: 50 },
  'search at 200k, p99 ms': { most: 100 },
  'browse with facets at 200k, p99 ms': { most: 100 },
  'add to cart, per second': { least: 1_000 },
  'add to cart, p99 ms': { most: 50 },
  'add to cart, lost': { most: 0 },
  'ad calls at the proxy, per core second': { least: 1_000 },
  '1000 ad calls a second, p99 ms': { most: 20 },
  'ads add to LCP, ms': { most: 50 },
  'ads add to layout shift': { most: 0 },
  'relevance, nDCG@10 plain': { least: 0.9 },
  'relevance, nDCG@10 misspelt': { least: 0.8 },
  'relevance, exact name first': { least: 0.98 },
  'relevance, nothing found, %': { most: 1 },
  'start already built, s': { most: 5 },
  'memory growth over page views, %': { most: 10 },
};

/** Returns a line of the report, compared with its budget if there is one. */
export const withBudget = ({ what, where = '', value }) => {
  const budget = BUDGETS[what];
  const applies = budget !== undefined && (budget.on === undefined || budget.on === where);
  if (!applies || value === undefined) return { what, where, value };
  const { most, least } = budget;
  return {
    what,
    where,
    value,
    budget: most === undefined ? `≥ ${least}` : `≤ ${most}`,
    isOk: most === undefined ? value >= least : value <= most,
  };
};
