import type { RecentSearches } from '../../core/search/suggestions/recent-searches';
import type { Making } from './making';

export interface RecentSearchesWorld {
  /** Nothing is remembered yet. */
  readonly recent: RecentSearches;
}

/** Every RecentSearches, fake or real, passes this. */
export const recentSearchesContract = (name: string, makeWorld: Making<RecentSearchesWorld>): void => {
  const searchedFor = async (...terms: ReadonlyArray<string>): Promise<RecentSearches> => {
    const { recent } = await makeWorld();
    for (const term of terms) recent.remember(term)();
    return recent;
  };

  describe(`[PLT-02] ${name} as RecentSearches`, () => {
    test('[SRC-05] the newest search comes first, and no more than five are kept', async () => {
      const recent = await searchedFor('one', 'two', 'three', 'four', 'five', 'six');
      expect(recent.list()).toEqual(['six', 'five', 'four', 'three', 'two']);
    });

    test('[SRC-05] a term that was searched for again moves to the front, whatever its casing', async () => {
      const recent = await searchedFor('dog food', 'cat', 'Dog Food');
      expect(recent.list()).toEqual(['Dog Food', 'cat']);
    });

    test('[SRC-01] terms are kept as they are searched for: cleaned, and none that is empty then', async () => {
      const recent = await searchedFor('<b>größe</b>!', ' %$# ', '');
      expect(recent.list()).toEqual(['bgröße/b']);
    });

    test('[SRC-05] one is forgotten, or all of them', async () => {
      const recent = await searchedFor('one', 'two', 'three');
      recent.forget('TWO')();
      recent.forget('never searched for')();
      expect(recent.list()).toEqual(['three', 'one']);
      recent.forgetAll();
      expect(recent.list()).toEqual([]);
    });

    test('[SRC-05] nothing is remembered or forgotten before the effect is run', async () => {
      const recent = await searchedFor('one');
      recent.remember('two');
      recent.forget('one');
      expect(recent.list()).toEqual(['one']);
    });
  });
};
