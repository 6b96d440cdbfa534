import { StorageRecentlyViewed } from '../../../adapters/session/storage-recently-viewed';
import { MAX_VIEWED } from '../../../core/catalogue/recently-viewed';
import { recentlyViewedContract, viewedBefore } from '../../contracts/recently-viewed.contract';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';
import { FakeRecentlyViewed } from '../../fakes/fake-recently-viewed';

recentlyViewedContract('FakeRecentlyViewed', () => ({ recent: new FakeRecentlyViewed() }));
recentlyViewedContract('StorageRecentlyViewed', () => ({
  recent: new StorageRecentlyViewed(new FakeKeyValueStorage()),
}));

const bed = viewedBefore('bed');
const readingOf = (kept: string) =>
  new StorageRecentlyViewed(new FakeKeyValueStorage().has('recentlyViewed', kept)).list();

test.each(['', 'null', '{', '{}', '[1]', '[null]', '[[]]'])('[PRO-11] reads %j as no products', (kept) => {
  expect(readingOf(kept)).toEqual([]);
});

test.each([
  { ...bed, url: 'javascript:alert(1)' },
  { ...bed, url: '//elsewhere.example/shop/en/petcostore/product/bed' },
  { ...bed, url: '/shop/en/petcostore/category/dog' },
  { ...bed, image: 'http://elsewhere.example/bed.jpg' },
  { ...bed, image: '//elsewhere.example/bed.jpg' },
  { ...bed, name: 7 },
])('[PRO-11] leaves out %j, which is no product of the shop', (foreign) => {
  expect(readingOf(JSON.stringify([foreign, bed]))).toEqual([bed]);
});

test('[PRO-11] limits a foreign list when reading it', () => {
  const many = Array.from({ length: 50 }, (_none, index) => viewedBefore(`product-${index}`));
  expect(readingOf(JSON.stringify(many))).toEqual(many.slice(0, MAX_VIEWED));
});

test('[PRO-11] stores nothing in a browser without storage', () => {
  const recent = new StorageRecentlyViewed(new FakeKeyValueStorage().isBlocked());
  recent.remember(bed)();
  expect(recent.list()).toEqual([]);
});
