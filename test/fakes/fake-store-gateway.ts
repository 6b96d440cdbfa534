import * as O from 'fp-ts/Option';
import { distance } from '../../core/stores/distance';
import type { ClosedStore, Place, Store } from '../../core/stores/store';
import type { StoreGateway } from '../../core/stores/store-gateway';
import { FakeUpstream } from './fake-upstream';

/** Store data in memory. */
export class FakeStoreGateway extends FakeUpstream<keyof StoreGateway> implements StoreGateway {
  readonly #known = new Map<string, Store>();
  readonly #withoutPage = new Set<string>();
  readonly #closings = new Map<string, ClosedStore>();
  readonly #zips: Place[] = [];
  readonly #calls: string[] = [];

  constructor() {
    super('commerce');
  }

  hasStores(...stores: ReadonlyArray<Store>): this {
    for (const store of stores) this.#known.set(store.id, store);
    return this;
  }

  /** Removes the store's page; the store stays in the list of all stores. */
  removesPageOf(id: string): this {
    this.#withoutPage.add(id);
    return this;
  }

  isClosed(...closed: ReadonlyArray<ClosedStore>): this {
    for (const store of closed) this.#closings.set(store.id, store);
    return this;
  }

  /** Adds places, which are found by ZIP code and by the beginning of the name. */
  hasPlaces(...places: ReadonlyArray<Place>): this {
    this.#zips.push(...places);
    return this;
  }

  /** The successful calls so far, oldest first, such as `allStores` or `store 1101`. */
  get calls(): ReadonlyArray<string> {
    return [...this.#calls];
  }

  readonly allStores: StoreGateway['allStores'] = this.respond('allStores', () => {
    this.#calls.push('allStores');
    return [...this.#known.values()].flatMap(({ id, name, city, coordinates }) =>
      coordinates === undefined ? [] : [{ id, name, city, ...coordinates }],
    );
  });

  readonly store: StoreGateway['store'] = (id) =>
    this.respond('store', () => {
      this.#calls.push(`store ${id}`);
      return O.fromNullable(this.#withoutPage.has(id) ? undefined : this.#known.get(id));
    });

  readonly nearestByZip: StoreGateway['nearestByZip'] = (zipCode, count) =>
    this.respond('nearestByZip', () => {
      this.#calls.push(`nearestByZip ${zipCode} ${count}`);
      const from = this.#zips.find((place) => place.zipCode === zipCode);
      if (from === undefined) return [];
      return [...this.#known.values()]
        .flatMap((store) =>
          store.coordinates === undefined ? [] : [{ store, distance: distance(from, store.coordinates) }],
        )
        .sort((a, b) => a.distance - b.distance)
        .slice(0, count);
    });

  readonly closedStores: StoreGateway['closedStores'] = this.respond('closedStores', () => {
    this.#calls.push('closedStores');
    return [...this.#closings.values()];
  });

  readonly places: StoreGateway['places'] = (text) =>
    this.respond('places', () => {
      this.#calls.push(`places ${text}`);
      return this.#zips
        .filter(({ name, zipCode }) => zipCode === text || name.toLowerCase().startsWith(text.toLowerCase()))
        .slice(0, 5);
    });
}
