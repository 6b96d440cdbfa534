import { makeCandidateFinder } from '../../../backend/ads/serving/candidates';
import { EMPTY_BOOK } from '../../../backend/ads/campaigns/campaign';
import { heapGrowth, MEBIBYTE } from '../../support/heap-growth';

const emptySearch = {
  version: () => '1',
  search: () => Promise.reject(new Error('nothing is searched for')),
  browse: () => Promise.reject(new Error('no category is listed')),
};

it('[PLT-04] caches placements with long filters in bounded memory', async () => {
  const { find } = makeCandidateFinder({ searchIndex: emptySearch, book: () => EMPTY_BOOK });
  const longFilters = (index: number): readonly string[] =>
    Array.from({ length: 400 }, (_, at) => `brand:${index}-${at}`.padEnd(120, 'x'));
  const grown = await heapGrowth(async () => {
    for (let index = 0; index < 900; index += 1) {
      await find({
        filters: { mode: 'AndOr', lists: [longFilters(index)] },
        searchTerm: undefined,
        isBesideList: false,
      });
    }
  });
  expect(grown).toBeLessThan(16 * MEBIBYTE);
});
