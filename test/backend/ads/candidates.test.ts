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

it('[PLT-04] reads at most five lists for one request, each once, by the ids of the catalogue', async () => {
  const listed: string[] = [];
  const { find } = makeCandidateFinder({
    searchIndex: {
      ...emptySearch,
      browse: (filter) => {
        listed.push(filter.by === 'category' ? filter.id : filter.by);
        return Promise.resolve({ productIds: [] } as never);
      },
    },
    book: () => ({ ...EMPTY_BOOK, categoryIds: new Set(['Dog-1', ...[2, 3, 4, 5, 6, 7].map((id) => `cat-${id}`)]) }),
  });
  const categories = ['dog-1', 'dog-1', 'unknown', 'cat-2', 'cat-3', 'cat-4', 'cat-5', 'cat-6', 'cat-7'];
  const filters = { mode: 'AndOr', lists: [categories.map((id) => `categoryid:${id}`)] } as const;
  await find({ filters, searchTerm: undefined, isBesideList: true });
  expect(listed).toEqual(['Dog-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5']);
});
