import { StorageRecentSearches } from '../../../adapters/session/storage-recent-searches';
import { recentSearchesContract } from '../../contracts/recent-searches.contract';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';
import { FakeRecentSearches } from '../../fakes/fake-recent-searches';

recentSearchesContract('FakeRecentSearches', () => ({ recent: new FakeRecentSearches() }));
recentSearchesContract('StorageRecentSearches', () => ({
  recent: new StorageRecentSearches(new FakeKeyValueStorage()),
}));

test.each(['', 'null', '{', '{}', '[1]', '"dog"', '[["dog"]]'])('[SRC-05] reads %j as no searches', (kept) => {
  expect(new StorageRecentSearches(new FakeKeyValueStorage().has('recentSearches', kept)).list()).toEqual([]);
});

test('[SRC-01] cleans and limits foreign data when reading it', () => {
  const kept = JSON.stringify(['<i>cat</i>', 'CAT', '', 'icat/i', ...'abcdefg', 'x'.repeat(10_000)]);
  const terms = new StorageRecentSearches(new FakeKeyValueStorage().has('recentSearches', kept)).list();
  expect(terms).toEqual(['icat/i', 'CAT', 'a', 'b', 'c']);
});

test('[SRC-05] stores nothing in a browser without storage', () => {
  const recent = new StorageRecentSearches(new FakeKeyValueStorage().isBlocked());
  recent.remember('dog')();
  expect(recent.list()).toEqual([]);
});

test('[SRC-05] leaves no entry after all searches are removed', () => {
  const storage = new FakeKeyValueStorage();
  const recent = new StorageRecentSearches(storage);
  recent.remember('dog')();
  recent.forget('dog')();
  expect(storage.all).toEqual({});
});
