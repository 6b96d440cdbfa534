import type { IO } from 'fp-ts/IO';
import type { CookieOptions, Cookies } from '../../core/shared/cookies';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { PreferredStore, PreferredPlaceStore } from '../../core/stores/preferred/preferred-store';
import { PHYSICAL_STORES_COOKIE, PICKUP_STORE_COOKIE, STORE_NAMES } from './session-names';

const MAX_STORES = 5;
const ID = /^[A-Za-z\d]{1,20}$/;
const ZIP_CODE = /^\d{5}$/;
const MAX_NAME_LENGTH = 80;
const A_YEAR: CookieOptions = { maxAgeSeconds: 365 * 24 * 60 * 60 };

/**
 * The shopper's place in local storage and, for the server that renders personal pages, in cookies of the same names
 * (STO-02 to STO-04). The cookies win, because a form that is posted without scripts changes only them. Missing cookies
 * are read from storage; every write updates both. An invalid value counts as missing.
 */
export class StoragePreferredPlaceStore implements PreferredPlaceStore {
  readonly #storage: KeyValueStorage;
  readonly #cookies: Cookies;

  constructor(storage: KeyValueStorage, cookies: Cookies) {
    this.#storage = storage;
    this.#cookies = cookies;
  }

  readonly store: IO<PreferredStore | undefined> = () => storeIn(this.#cookies) ?? storeIn(this.#storage);

  readonly zipCode: IO<string | undefined> = () => zipIn(this.#cookies) ?? zipIn(this.#storage);

  readonly deliveryZip: IO<string | undefined> = () => {
    const place = zipIn(this.#cookies) === undefined ? this.#storage : this.#cookies;
    return place.read(STORE_NAMES.isZipOfStore)() === undefined ? zipIn(place) : undefined;
  };

  readonly remember: PreferredPlaceStore['remember'] = (store, zipCode) => () => {
    this.#write(STORE_NAMES.id, store.id);
    this.#write(STORE_NAMES.locationId, store.locationId);
    this.#write(STORE_NAMES.name, store.name.slice(0, MAX_NAME_LENGTH));
    this.#cookies.write(PICKUP_STORE_COOKIE, store.locationId, A_YEAR)();
    this.#writeStores([store.id, ...this.#storesBut(store.id)]);
    this.#writeZip(this.deliveryZip(), this.zipCode() ?? matching(ZIP_CODE, zipCode));
  };

  readonly renew: IO<void> = () => {
    const store = this.store();
    if (store !== undefined) this.remember(store, '')();
  };

  readonly rememberZip: PreferredPlaceStore['rememberZip'] = (zipCode) => () => this.#writeZip(zipCode);

  readonly forget: IO<void> = () => {
    const id = this.store()?.id;
    for (const name of [STORE_NAMES.id, STORE_NAMES.locationId, STORE_NAMES.name]) {
      this.#remove(name);
    }
    // The ZIP code of the store would stay as if it were the shopper's own.
    if (this.deliveryZip() === undefined)
      for (const name of [STORE_NAMES.zipCode, STORE_NAMES.isZipOfStore]) this.#remove(name);
    this.#cookies.remove(PICKUP_STORE_COOKIE)();
    if (id !== undefined) this.#writeStores(this.#storesBut(id));
  };

  #storesBut(id: string): ReadonlyArray<string> {
    const known = (this.#cookies.read(PHYSICAL_STORES_COOKIE)() ?? '').split(',');
    return known.filter((other) => ID.test(other) && other !== id);
  }

  #writeStores(ids: ReadonlyArray<string>): void {
    if (ids.length === 0) this.#cookies.remove(PHYSICAL_STORES_COOKIE)();
    else this.#cookies.write(PHYSICAL_STORES_COOKIE, ids.slice(0, MAX_STORES).join(','), A_YEAR)();
  }

  /** Writes the shopper's own ZIP code, or else that of a store. */
  #writeZip(own: string | undefined, ofStore?: string): void {
    const zipCode = own ?? ofStore;
    if (zipCode === undefined) return;
    this.#write(STORE_NAMES.zipCode, zipCode);
    if (own === undefined) this.#write(STORE_NAMES.isZipOfStore, 'true');
    else this.#remove(STORE_NAMES.isZipOfStore);
  }

  #remove(name: string): void {
    this.#storage.remove(name)();
    this.#cookies.remove(name)();
  }

  #write(name: string, value: string): void {
    this.#storage.write(name, value)();
    this.#cookies.write(name, value, A_YEAR)();
  }
}

type Place = Pick<KeyValueStorage, 'read'>;

const storeIn = (place: Place): PreferredStore | undefined => {
  const id = matching(ID, place.read(STORE_NAMES.id)());
  const locationId = matching(ID, place.read(STORE_NAMES.locationId)());
  const name = place.read(STORE_NAMES.name)()?.trim().slice(0, MAX_NAME_LENGTH);
  return id !== undefined && locationId !== undefined && name ? { id, locationId, name } : undefined;
};

const zipIn = (place: Place): string | undefined => matching(ZIP_CODE, place.read(STORE_NAMES.zipCode)());

const matching = (pattern: RegExp, value: string | undefined): string | undefined =>
  value !== undefined && pattern.test(value) ? value : undefined;
