import type { IO } from 'fp-ts/IO';
import { MAX_VIEWED, type RecentlyViewed, type ViewedBefore } from '../../core/catalogue/recently-viewed';
import { PRODUCT_FOLDER } from '../../core/paths/paths';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { RECENTLY_VIEWED_KEY } from './session-names';

/** Recently viewed products in local storage. An invalid list counts as none; an invalid product is left out. */
export class StorageRecentlyViewed implements RecentlyViewed {
  readonly list: IO<ReadonlyArray<ViewedBefore>>;
  readonly forgetAll: IO<void>;
  readonly #localStorage: KeyValueStorage;

  constructor(localStorage: KeyValueStorage) {
    this.#localStorage = localStorage;
    this.list = () => read(localStorage.read(RECENTLY_VIEWED_KEY)());
    this.forgetAll = localStorage.remove(RECENTLY_VIEWED_KEY);
  }

  readonly remember: RecentlyViewed['remember'] = (product) => () => {
    const others = this.list().filter(({ url }) => url !== product.url);
    this.#localStorage.write(RECENTLY_VIEWED_KEY, JSON.stringify([product, ...others].slice(0, MAX_VIEWED)))();
  };
}

const isLocal = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/** Written without codecs, because the first view of a product reads the list. Only pages of products are linked. */
const isViewed = (value: unknown): value is ViewedBefore => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, url, image }: Partial<Record<string, unknown>> = { ...value };
  return (
    typeof name === 'string' &&
    typeof url === 'string' &&
    url.startsWith(PRODUCT_FOLDER) &&
    (image === undefined || (typeof image === 'string' && (isLocal(image) || image.startsWith('https://'))))
  );
};

const read = (kept: string | undefined): ReadonlyArray<ViewedBefore> => {
  try {
    const products: unknown = JSON.parse(kept ?? '');
    return Array.isArray(products) ? products.filter(isViewed).slice(0, MAX_VIEWED) : [];
  } catch {
    return [];
  }
};
