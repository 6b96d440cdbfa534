import * as O from 'fp-ts/Option';
import { distance } from '../../core/stores/distance';
import type { ClosedStore, Place, Store } from '../../core/stores/store';
import type { StoreGateway } from '../../core/stores/store-gateway';
import { FakeUpstream } from './fake-upstream';

/** Stores in memory. */
export class FakeStoreGateway extends FakeUpstream<keyof StoreGateway> implements StoreGateway {
  readonly #known = new Map<string, Store>();
  readonly #withoutPage = new Set<string>();
  readonly #closings = new Map<string, ClosedStore>();
  readonly #zips: Place[] = [];
  readonly #asked: string[] = [];

  constructor() {
    super('commerce');
  }

  hasStores(...stores: ReadonlyArray<Store>): this {
    for (const store of stores) this.#known.set(store.id, store);
    return this;
  }

  /** The store stays in the list of all stores, though there is no page about it any more. */
  lostPageOf(id: string): this {
    this.#withoutPage.add(id);
    return this;
  }

  isClosed(...closed: ReadonlyArray<ClosedStore>): this {
    for (const store of closed) this.#closings.set(store.id, store);
    return this;
  }

  /** Found by its ZIP code, and by the beginning of its name. */
  hasPlaces(...places: ReadonlyArray<Place>): this {
    this.#zips.push(...places);
    return this;
  }

  /** What was asked so far, in order: `allStores`, `store 1101`. */
  get questions(): ReadonlyArray<string> {
    return [...this.#asked];
  }

  readonly allStores: StoreGateway['allStores'] = this.answer('allStores', () => {
    this.#asked.push('allStores');
    return [...this.#known.values()].flatMap(({ id, name, city, coordinates }) =>
      coordinates === undefined ? [] : [{ id, name, city, ...coordinates }],
    );
  });

  readonly store: StoreGateway['store'] = (id) =>
    this.answer('store', () => {
      this.#asked.push(`store ${id}`);
      return O.fromNullable(this.#withoutPage.has(id) ? undefined : this.#known.get(id));
    });

  readonly nearestByZip: StoreGateway['nearestByZip'] = (zipCode, count) =>
    this.answer('nearestByZip', () => {
      this.#asked.push(`nearestByZip ${zipCode} ${count}`);
      const from = this.#zips.find((place) => place.zipCode === zipCode);
      if (from === undefined) return [];
      return [...this.#known.values()]
        .flatMap((store) =>
          store.coordinates === undefined ? [] : [{ store, distance: distance(from, store.coordinates) }],
        )
        .sort((a, b) => a.distance - b.distance)
        .slice(0, count);
    });

  readonly closedStores: StoreGateway['closedStores'] = this.answer('closedStores', () => {
    this.#asked.push('closedStores');
    return [...this.#closings.values()];
  });

  readonly places: StoreGateway['places'] = (text) =>
    this.answer('places', () => {
      this.#asked.push(`places ${text}`);
      return this.#zips
        .filter(({ name, zipCode }) => zipCode === text || name.toLowerCase().startsWith(text.toLowerCase()))
        .slice(0, 5);
    });
}
