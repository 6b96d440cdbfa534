import { SearchProblem } from '../model/search-problem.ts';

/** SKUs whose planned stock may wait to be computed: about two seconds of work. */
const MAX_SKUS_WAITING = 1_500_000;

/** Computes the stock of one store after the other, so that requests for many stores leave time for other work. */
export interface StockQueue {
  /**
   * Runs the work for a store with so many SKUs when the work before it has ended. Throws a SearchProblem of status 503 at
   * once, and runs nothing, when too many SKUs wait already; a single store is never refused.
   */
  readonly run: <Stock>(skus: number, work: () => Stock | Promise<Stock>) => Promise<Stock>;
}

export const makeStockQueue = (maxSkus = MAX_SKUS_WAITING): StockQueue => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run: (skus, work) => {
      if (waiting > 0 && waiting + skus > maxSkus) {
        throw new SearchProblem('The stock of too many stores is being read. Try again in a moment.', 503);
      }
      waiting += skus;
      const done = last.then(work).finally(() => {
        waiting -= skus;
      });
      last = done.catch(() => undefined);
      return done;
    },
  };
};
