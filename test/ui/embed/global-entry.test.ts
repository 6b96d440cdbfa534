/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import type { Embed } from '../../../ui/embed/embed';
import { ENTRY, installEntry, type EmbedEntry } from '../../../ui/embed/global-entry';

let calls: unknown[][] = [];
const embed: Embed = {
  mount: (options) => void calls.push(['mount', options]),
  refresh: () => void calls.push(['refresh']),
  unmount: () => void calls.push(['unmount']),
};
const install = (isManual = false): void => installEntry(window, () => embed, { isManual });
const entry = (): EmbedEntry => Reflect.get(window, ENTRY) as EmbedEntry;

beforeEach(() => {
  calls = [];
  Reflect.deleteProperty(window, ENTRY);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('[ADS-02] by itself the script mounts once, with what stands at it', () => {
  install();
  expect(calls).toEqual([['mount', undefined]]);
});

test('[ADS-02] calls that waited for the script are made in their order, and mounting is then left to them', () => {
  Reflect.set(window, ENTRY, [
    (ads: EmbedEntry) => ads.mount({ pageType: 'Search' }),
    (ads: EmbedEntry) => ads.refresh(),
  ]);
  install();
  expect(calls).toEqual([['mount', { pageType: 'Search' }], ['refresh']]);
  entry().push((ads: EmbedEntry) => ads.unmount());
  expect(calls.at(-1)).toEqual(['unmount']);
});

test('[ADS-02] a page that mounts itself is not mounted before', () => {
  install(true);
  expect(calls).toEqual([]);
});

test('[ADS-02] the script a second time changes nothing', () => {
  install();
  const first = entry();
  install();
  expect(entry()).toBe(first);
  expect(calls).toHaveLength(1);
});

test('[ADS-02] what a waiting call throws, or is, stays without effect on the others', () => {
  const broken = (): void => {
    throw new Error('theirs');
  };
  Reflect.set(window, ENTRY, [broken, 'mount', undefined, (ads: EmbedEntry) => ads.mount()]);
  install();
  expect(calls).toEqual([['mount', undefined]]);
  expect(console.error).toHaveBeenCalledTimes(1);
});
