import type { IO } from 'fp-ts/IO';
import { MAX_RECENT, type RecentSearches } from '../../core/search/suggestions/recent-searches';
import { cleanSearchTerm } from '../../core/search/search-term';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { RECENT_SEARCHES_KEY } from './session-names';

/** Recent searches in local storage. An invalid entry counts as none; stored terms are cleaned and limited again. */
export class StorageRecentSearches implements RecentSearches {
  readonly list: IO<ReadonlyArray<string>>;
  readonly forgetAll: IO<void>;
  readonly #localStorage: KeyValueStorage;

  constructor(localStorage: KeyValueStorage) {
    this.#localStorage = localStorage;
    this.list = () => read(localStorage.read(RECENT_SEARCHES_KEY)());
    this.forgetAll = localStorage.remove(RECENT_SEARCHES_KEY);
  }

  readonly remember: RecentSearches['remember'] = (term) => () => this.#keep([term, ...this.list()]);

  readonly forget: RecentSearches['forget'] = (term) => () => {
    const left = this.list().filter((kept) => !isSame(kept, cleanSearchTerm(term)));
    if (left.length === 0) this.forgetAll();
    else this.#keep(left);
  };

  #keep(terms: ReadonlyArray<string>): void {
    this.#localStorage.write(RECENT_SEARCHES_KEY, JSON.stringify(tidied(terms)))();
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the cleaned terms without duplicates in any casing, limited in number. */
const tidied = (terms: ReadonlyArray<string>): ReadonlyArray<string> =>
  terms
    .map(cleanSearchTerm)
    .filter((term, index, all) => term !== '' && all.findIndex((other) => isSame(other, term)) === index)
    .slice(0, MAX_RECENT);

/** Written without codecs, because a first view stores searches, too. */
const read = (kept: string | undefined): ReadonlyArray<string> => {
  try {
    const terms: unknown = JSON.parse(kept ?? '');
    return Array.isArray(terms) && terms.every((term) => typeof term === 'string') ? tidied(terms) : [];
  } catch {
    return [];
  }
};
