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

test("[ADS-02] mounts once by default with the script's attributes", () => {
  install();
  expect(calls).toEqual([['mount', undefined]]);
});

test('[ADS-02] runs queued calls in order and then leaves mounting to the page', () => {
  Reflect.set(window, ENTRY, [
    (ads: EmbedEntry) => ads.mount({ pageType: 'Search' }),
    (ads: EmbedEntry) => ads.refresh(),
  ]);
  install();
  expect(calls).toEqual([['mount', { pageType: 'Search' }], ['refresh']]);
  entry().push((ads: EmbedEntry) => ads.unmount());
  expect(calls.at(-1)).toEqual(['unmount']);
});

test('[ADS-02] does not mount a page that mounts itself', () => {
  install(true);
  expect(calls).toEqual([]);
});

test('[ADS-02] a second copy of the script changes nothing', () => {
  install();
  const first = entry();
  install();
  expect(entry()).toBe(first);
  expect(calls).toHaveLength(1);
});

test('[ADS-02] ignores queued calls that throw or are invalid', () => {
  const broken = (): void => {
    throw new Error('theirs');
  };
  Reflect.set(window, ENTRY, [broken, 'mount', undefined, (ads: EmbedEntry) => ads.mount()]);
  install();
  expect(calls).toEqual([['mount', undefined]]);
  expect(console.error).toHaveBeenCalledTimes(1);
});
