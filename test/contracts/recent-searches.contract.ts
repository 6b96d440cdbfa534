import type { RecentSearches } from '../../core/search/suggestions/recent-searches';
import type { Making } from './making';

export interface RecentSearchesWorld {
  /** The store is empty. */
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
    test('[SRC-05] lists the newest search first and keeps at most five', async () => {
      const recent = await searchedFor('one', 'two', 'three', 'four', 'five', 'six');
      expect(recent.list()).toEqual(['six', 'five', 'four', 'three', 'two']);
    });

    test('[SRC-05] moves a repeated term to the front in any letter case', async () => {
      const recent = await searchedFor('dog food', 'cat', 'Dog Food');
      expect(recent.list()).toEqual(['Dog Food', 'cat']);
    });

    test('[SRC-01] stores cleaned terms and ignores empty ones', async () => {
      const recent = await searchedFor('<b>größe</b>!', ' %$# ', '');
      expect(recent.list()).toEqual(['bgröße/b']);
    });

    test('[SRC-05] removes one term or all', async () => {
      const recent = await searchedFor('one', 'two', 'three');
      recent.forget('TWO')();
      recent.forget('never searched for')();
      expect(recent.list()).toEqual(['three', 'one']);
      recent.forgetAll();
      expect(recent.list()).toEqual([]);
    });

    test('[SRC-05] changes nothing before the effect runs', async () => {
      const recent = await searchedFor('one');
      recent.remember('two');
      recent.forget('one');
      expect(recent.list()).toEqual(['one']);
    });
  });
};
