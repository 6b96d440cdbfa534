import type { IO } from 'fp-ts/IO';
import { reaction, runInAction } from 'mobx';
import { isUnlocatable } from '../../core/geolocation/location';
import type { Can } from '../../core/configuration/capabilities';
import type { HeaderUser } from '../../core/identity/session/header-user';
import {
  toPreferredStore,
  type PreferredStore,
  type PreferredPlaceStore,
} from '../../core/stores/preferred/preferred-store';
import type {
  ChoosePreferredStore,
  ChoosePreferredStoreError,
} from '../../core/stores/preferred/choose-preferred-store';
import type {
  LocatePreferredStore,
  LocatePreferredStoreError,
} from '../../core/stores/preferred/locate-preferred-store';
import type { ResolvePreferredStore } from '../../core/stores/preferred/resolve-preferred-store';
import type { StoreStock } from '../../core/stores/store-stock';
import { readStoreParameters } from '../../core/stores/preferred/store-parameters';
import type { ToastsViewModel } from '../toasts/toasts-view-model';
import type { MyStore, Pickup } from './my-store';
import { isLeft } from '../../core/shared/either';
import { NOTHING_TO_DISPOSE, type Disposer } from '../../core/shared/disposer';
import { observeMembers } from '../state/observe-members';

export interface MyStorePorts {
  /** Without `stores` nothing is read or requested; without `pickup` no stock is requested. */
  readonly can: Can;
  /** The stored place, read synchronously by `start` and by `recall`. */
  readonly memory: Pick<PreferredPlaceStore, 'store' | 'zipCode' | 'deliveryZip'>;
  readonly resolve: ResolvePreferredStore;
  readonly locate: LocatePreferredStore;
  readonly choose: ChoosePreferredStore;
  readonly inStore: StoreStock['inStore'];
  /** The ZIP code that the CDN derives from the shopper's IP address. */
  readonly guessZip: IO<string | undefined>;
  /** Path and query of the page. */
  readonly currentPage: IO<string>;
  /** The store and the ZIP code that the shopper's account knows; observed. */
  readonly account: () => Pick<HeaderUser, 'preferredStoreId' | 'zipCode'>;
  /** Calls `run` once the browser is idle. */
  readonly whenIdle: (run: () => void) => void;
  /** Calls `run` after the first user activation of the page. */
  readonly whenActivated: (run: () => void) => void;
  /** Whether automatic location is off for this visit: after a failed attempt, or since the shopper enters a place. */
  readonly isLocatingOff: IO<boolean>;
  readonly turnLocatingOff: IO<void>;
  readonly toasts: Pick<ToastsViewModel, 'succeed' | 'fail'>;
}

/** The place that the browser or the server knew when the page was rendered. */
export interface KnownPlace {
  readonly store: PreferredStore | undefined;
  readonly zipCode: string | undefined;
}

/** The largest number of variants in one stock request. */
const MAX_PART_NUMBERS = 100;

/**
 * The shopper's preferred store on every page, and what can be picked up there today. A stored place shows at once.
 * Requests start when the page is hydrated and idle.
 */
export class MyStoreViewModel implements MyStore {
  store: PreferredStore | undefined;
  zipCode: string | undefined;
  guessedZip: string | undefined;
  /** Id of the store that is being saved as the preferred one. */
  choosingId: string | undefined;
  /** Quantities in the store by part number. */
  private stock: ReadonlyMap<string, number> = new Map();
  /** Part numbers on the page, the latest watched last. */
  readonly #watched = new Set<string>();
  readonly #unasked = new Set<string>();
  /** What `memory` had when it was last read. Only changes are adopted, so that the store of a link is not overwritten. */
  #recalled: { readonly store: string | undefined; readonly zipCode: string | undefined } | undefined;
  /** Counts requests that may change the store; responses to older ones are ignored. */
  #turn = 0;
  #mayRequest = false;
  /** No store is located automatically from now on, since the shopper enters a place. */
  #isLocatingStopped = false;
  #isFlushing = false;
  readonly #ports: MyStorePorts;

  constructor({ store, zipCode }: KnownPlace, ports: MyStorePorts) {
    this.#ports = ports;
    this.store = store;
    this.zipCode = zipCode;
    observeMembers(this);
  }

  /**
   * Call it after hydration. Shows the stored place and makes requests when the browser is idle (STO-05, GEO-04). When no
   * store is known, waits for the first user activation, too.
   */
  start(): Disposer {
    if (!this.#ports.can('stores')) return NOTHING_TO_DISPOSE;
    this.recall();
    this.guessedZip = this.#ports.guessZip();
    let isDisposed = false;
    const startRequests = (): void => {
      if (isDisposed) return;
      this.#mayRequest = true;
      void this.resolve();
      this.#flushSoon();
    };
    this.#ports.whenIdle(() => (this.#isStoreNamed ? startRequests() : this.#ports.whenActivated(startRequests)));
    // After a sign-in on this page, the account may name a store and a ZIP code.
    const stopFollowing = reaction(this.#ports.account, ({ preferredStoreId: id, zipCode }) => {
      this.zipCode ??= zipCode;
      if (id !== undefined && this.store === undefined) void this.resolve();
    });
    return () => {
      isDisposed = true;
      stopFollowing();
    };
  }

  /** Adopts the stored place if it has changed: another tab or a form may have saved one. */
  recall(): void {
    if (!this.#ports.can('stores')) return;
    const { memory } = this.#ports;
    const store = memory.store();
    const zipCode = memory.deliveryZip();
    const before = this.#recalled;
    const now = { store: store && JSON.stringify(store), zipCode };
    this.#recalled = now;
    if (now.store !== before?.store) this.adopt(store);
    if (zipCode !== before?.zipCode) this.zipCode = zipCode;
  }

  /** The ZIP code to start a search for stores from: the shopper's own, else that of a store. */
  get nearZip(): string | undefined {
    return this.zipCode ?? this.#ports.memory.zipCode();
  }

  /** Whether browser, account or link name a store. */
  get #isStoreNamed(): boolean {
    return (
      this.store !== undefined ||
      this.#ports.account().preferredStoreId !== undefined ||
      readStoreParameters(queryOf(this.#ports.currentPage())).id !== undefined
    );
  }

  pickupOf(partNumber: string): Pickup {
    const quantity = this.store === undefined ? undefined : this.stock.get(partNumber);
    if (quantity === undefined) return 'unknown';
    return quantity > 0 ? 'today' : 'not-here';
  }

  /** Requests the stock of these variants. Calls in one task share a request. */
  watch(partNumbers: ReadonlyArray<string>): void {
    if (!this.#ports.can('pickup')) return;
    for (const partNumber of partNumbers) {
      if (!this.#watched.has(partNumber)) this.#unasked.add(partNumber);
      this.#watched.delete(partNumber);
      this.#watched.add(partNumber);
    }
    this.#flushSoon();
  }

  /**
   * Stops automatic location for this visit: from now on the shopper enters a place. It stays off even when the shopper
   * permits geolocation later for another purpose (GEO-03).
   */
  stopLocating(): void {
    this.#isLocatingStopped = true;
    this.#ports.turnLocatingOff();
  }

  /** Makes a store the preferred one. Shows a toast either way and resolves to whether it succeeded. */
  async choose(storeId: string): Promise<boolean> {
    const problem = await this.tryToChoose(storeId);
    if (problem !== undefined) this.#ports.toasts.fail(problem);
    return problem === undefined;
  }

  /** Makes a store the preferred one and shows a toast. On failure resolves to the message to show, without a toast. */
  async tryToChoose(storeId: string): Promise<string | undefined> {
    this.#turn += 1;
    this.choosingId = storeId;
    const outcome = await this.#ports.choose(storeId)();
    return runInAction(() => {
      if (this.choosingId === storeId) this.choosingId = undefined;
      if (isLeft(outcome)) return choiceProblem(outcome.left);
      const { name } = outcome.right;
      this.recall();
      this.adopt(toPreferredStore(outcome.right));
      this.#ports.toasts.succeed(`${name} is now your store.`);
      return undefined;
    });
  }

  /** Adopts the store that the link, this browser or the account names; without one, the nearest if it can be located. */
  private async resolve(): Promise<void> {
    const page = this.#ports.currentPage();
    const turn = ++this.#turn;
    const parameters = readStoreParameters(queryOf(page));
    const resolved = await this.#ports.resolve({
      parameters,
      user: this.#ports.account(),
    })();
    if (turn !== this.#turn || isLeft(resolved)) return;
    const { store, zipCode, closed } = resolved.right;
    runInAction(() => {
      this.recall();
      this.adopt(store);
      this.zipCode = zipCode;
    });
    if (closed !== undefined) {
      this.#ports.toasts.fail(closedPreferredText(closed.name));
    } else if (store === undefined) {
      await this.#locate(page);
    }
  }

  async #locate(page: string): Promise<void> {
    const turn = this.#turn;
    if (this.#isLocatingStopped || this.#ports.isLocatingOff()) return;
    const [path = ''] = page.split('?');
    const located = await this.#ports.locate({
      page: path,
      isAsked: false,
      isWanted: () => !this.#isLocatingStopped,
    })();
    if (isLeft(located) && isUselessToRetry(located.left)) this.#ports.turnLocatingOff();
    if (isLeft(located) || turn !== this.#turn) return;
    runInAction(() => {
      this.recall();
      this.adopt(located.right);
    });
  }

  private adopt(store: PreferredStore | undefined): void {
    if (store?.id === this.store?.id && store?.name === this.store?.name) return;
    const isAnother = store?.id !== this.store?.id;
    this.store = store;
    if (!isAnother) return;
    this.stock = new Map();
    this.#unasked.clear();
    for (const partNumber of this.#watched) this.#unasked.add(partNumber);
    this.#flushSoon();
  }

  #flushSoon(): void {
    if (this.#isFlushing || !this.#mayRequest) return;
    this.#isFlushing = true;
    queueMicrotask(() => {
      this.#isFlushing = false;
      void this.#flush();
    });
  }

  /** Requests the stock of the latest watched variants first, then of the others. */
  async #flush(): Promise<void> {
    const { store } = this;
    const wanted = [...this.#unasked].slice(-MAX_PART_NUMBERS);
    if (store === undefined || wanted.length === 0) return;
    for (const partNumber of wanted) this.#unasked.delete(partNumber);
    const response = await this.#ports.inStore(store.id, wanted)();
    // Without a response the availability of the catalogue stays.
    if (isLeft(response) || store.id !== this.store?.id) return;
    runInAction(() => {
      this.stock = new Map([...this.stock, ...response.right]);
    });
    await this.#flush();
  }
}

/** Whether another attempt in this visit is useless: no location, or no store near. False for an outage. */
const isUselessToRetry = (error: LocatePreferredStoreError): boolean =>
  error.kind === 'no-store-near' || (error.kind === 'no-location' && isUnlocatable(error));

const queryOf = (page: string): URLSearchParams => new URLSearchParams(page.split('?')[1]);

/** Shown once when the preferred store is closed (STO-04). */
const closedPreferredText = (name: string): string =>
  `Your store ${name} is temporarily closed. Please choose another one.`;

/** The message for the shopper when a store could not be made the preferred one. */
export const choiceProblem = (error: ChoosePreferredStoreError): string => {
  switch (error.kind) {
    case 'store-closed':
      return 'This store is temporarily closed. Please choose another one.';
    case 'no-such-store':
      return 'This store has closed. Please choose another one.';
    default:
      return 'We couldn’t change your store. Please try again in a moment.';
  }
};
