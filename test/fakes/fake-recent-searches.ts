import { MAX_RECENT, type RecentSearches } from '../../core/search/suggestions/recent-searches';
import { cleanSearchTerm } from '../../core/search/search-term';

/** Keeps recent searches in memory. */
export class FakeRecentSearches implements RecentSearches {
  #terms: ReadonlyArray<string> = [];

  readonly list: RecentSearches['list'] = () => [...this.#terms];

  readonly remember: RecentSearches['remember'] = (term) => () => {
    const cleaned = cleanSearchTerm(term);
    if (cleaned !== '') this.#terms = [cleaned, ...this.#without(cleaned)].slice(0, MAX_RECENT);
  };

  readonly forget: RecentSearches['forget'] = (term) => () => {
    this.#terms = this.#without(cleanSearchTerm(term));
  };

  readonly forgetAll: RecentSearches['forgetAll'] = () => {
    this.#terms = [];
  };

  #without(term: string): ReadonlyArray<string> {
    return this.#terms.filter((kept) => kept.toLowerCase() !== term.toLowerCase());
  }
}
