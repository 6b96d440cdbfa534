import type { IO } from 'fp-ts/IO';
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
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

export interface MyStorePorts {
  /** Without stores nothing is read or requested; without pickup, no stock of theirs. */
  readonly can: Can;
  /** Read at once, when the page is hydrated and each time it is shown again. */
  readonly memory: Pick<PreferredPlaceStore, 'store' | 'zipCode'>;
  readonly resolve: ResolvePreferredStore;
  readonly locate: LocatePreferredStore;
  readonly choose: ChoosePreferredStore;
  readonly inStore: StoreStock['inStore'];
  /** The ZIP code that the network's edge takes the shopper to be at. */
  readonly guessZip: IO<string | undefined>;
  /** Path and query of the page. */
  readonly currentPage: IO<string>;
  /** The store that the shopper's account remembers; observed. */
  readonly accountStoreId: () => HeaderUser['preferredStoreId'];
  /** Runs what can wait once the browser is idle. */
  readonly whenIdle: (run: () => void) => void;
  /** Runs something after the first user activation of the page. */
  readonly whenActivated: (run: () => void) => void;
  /** Whether this visit was looked for in vain: once is enough. */
  readonly isNowhere: IO<boolean>;
  readonly rememberNowhere: IO<void>;
  readonly toasts: Pick<ToastsViewModel, 'succeed' | 'fail'>;
}

/** What the shopper's browser or the server knew when the page was made. */
export interface KnownPlace {
  readonly store: PreferredStore | undefined;
  readonly zipCode: string | undefined;
}

/** One call asks for so many variants at most. */
const MAX_PART_NUMBERS = 100;

/**
 * The shopper's own store on every page, and what can be picked up there today. Nothing is asked before the page is
 * hydrated and idle; what is remembered shows at once.
 */
export class MyStoreViewModel implements MyStore {
  store: PreferredStore | undefined;
  zipCode: string | undefined;
  guessedZip: string | undefined;
  /** The store that is being made theirs. */
  choosingId: string | undefined;
  readonly #stock = observable.map<string, number>(undefined, { deep: false });
  /** In the order in which pages came to show them; the newest are worth most. */
  readonly #watched = new Set<string>();
  readonly #unasked = new Set<string>();
  /** What memory said last: somebody else's change in it is adopted, a store that a link showed is not lost to it. */
  #recalled: string | undefined;
  /** Counts changes of the store: what was asked before the last one comes too late. */
  #turn = 0;
  #mayAsk = false;
  /** The shopper says themselves where they are. */
  #isLeft = false;
  #isFlushing = false;
  readonly #ports: MyStorePorts;

  constructor({ store, zipCode }: KnownPlace, ports: MyStorePorts) {
    this.#ports = ports;
    this.store = store;
    this.zipCode = zipCode;
    makeAutoObservable(
      this,
      {
        store: observableRef,
      },
      { autoBind: true },
    );
  }

  /**
   * The page is hydrated: what is stored shows now, the rest is looked up when the browser is idle (STO-05, GEO-04).
   * Where no store is known, nothing is fetched for it before the first user activation.
   */
  start(): Disposer {
    if (!this.#ports.can('stores')) return NOTHING_TO_DISPOSE;
    this.recall();
    this.guessedZip = this.#ports.guessZip();
    let isDisposed = false;
    const goOn = (): void => {
      if (isDisposed) return;
      this.#mayAsk = true;
      void this.resolve();
      this.#flushSoon();
    };
    this.#ports.whenIdle(() => (this.#isAnyNamed ? goOn() : this.#ports.whenActivated(goOn)));
    // A sign-in on this page may bring a store along.
    const stopFollowing = reaction(this.#ports.accountStoreId, (id) => {
      if (id !== undefined && this.store === undefined) void this.resolve();
    });
    return () => {
      isDisposed = true;
      stopFollowing();
    };
  }

  /** Takes over what memory says, if it has changed: another tab, or a form, may have chosen a store. */
  recall(): void {
    if (!this.#ports.can('stores')) return;
    const { memory } = this.#ports;
    const store = memory.store();
    const zipCode = memory.zipCode();
    const now = JSON.stringify([store, zipCode]);
    if (now === this.#recalled) return;
    const isFirst = this.#recalled === undefined;
    this.#recalled = now;
    if (store !== undefined || !isFirst) this.adopt(store);
    this.zipCode = zipCode ?? (isFirst ? this.zipCode : undefined);
  }

  /** Whether browser, account or link name a store. */
  get #isAnyNamed(): boolean {
    return (
      this.store !== undefined ||
      this.#ports.accountStoreId() !== undefined ||
      readStoreParameters(queryOf(this.#ports.currentPage())).id !== undefined
    );
  }

  pickupOf(partNumber: string): Pickup {
    const quantity = this.store === undefined ? undefined : this.#stock.get(partNumber);
    if (quantity === undefined) return 'unknown';
    return quantity > 0 ? 'today' : 'not-here';
  }

  /** Everything that is watched in one go is asked for with one call. */
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
   * From now on the shopper says themselves where they are: in this visit no store is made theirs unasked any more, not
   * even by a browser that has just been allowed to tell the place for something else (GEO-03).
   */
  leaveToShopper(): void {
    this.#isLeft = true;
    this.#ports.rememberNowhere();
  }

  async choose(storeId: string): Promise<boolean> {
    const problem = await this.tryToChoose(storeId);
    if (problem !== undefined) this.#ports.toasts.fail(problem);
    return problem === undefined;
  }

  /** Makes a store the shopper's own, and says so; a problem is given in the shopper's words, and told by nobody yet. */
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
      this.#ports.toasts.succeed(`${name} is your store now.`);
      return undefined;
    });
  }

  /** The store that the link, this browser or the account names; without one, the nearest, if that can be told unasked. */
  private async resolve(): Promise<void> {
    const page = this.#ports.currentPage();
    const turn = ++this.#turn;
    const parameters = readStoreParameters(queryOf(page));
    const resolved = await this.#ports.resolve({
      parameters,
      user: { preferredStoreId: this.#ports.accountStoreId() },
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
    if (this.#isLeft || this.#ports.isNowhere()) return;
    const [path = ''] = page.split('?');
    const located = await this.#ports.locate({ page: path, isAsked: false, isWanted: () => !this.#isLeft })();
    if (isLeft(located) && isNowhere(located.left)) this.#ports.rememberNowhere();
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
    this.#stock.clear();
    this.#unasked.clear();
    for (const partNumber of this.#watched) this.#unasked.add(partNumber);
    this.#flushSoon();
  }

  #flushSoon(): void {
    if (this.#isFlushing || !this.#mayAsk) return;
    this.#isFlushing = true;
    queueMicrotask(() => {
      this.#isFlushing = false;
      void this.#flush();
    });
  }

  /** Those that came last are asked for first, and the others after them. */
  async #flush(): Promise<void> {
    const { store } = this;
    const wanted = [...this.#unasked].slice(-MAX_PART_NUMBERS);
    if (store === undefined || wanted.length === 0) return;
    for (const partNumber of wanted) this.#unasked.delete(partNumber);
    const response = await this.#ports.inStore(store.id, wanted)();
    // What cannot be had is left unsaid: the catalogue's own words stay.
    if (isLeft(response) || store.id !== this.store?.id) return;
    runInAction(() => this.#stock.merge([...response.right]));
    await this.#flush();
  }
}

/** Nobody knows where the shopper is, or nothing is near; an outage is another matter. */
const isNowhere = (error: LocatePreferredStoreError): boolean =>
  error.kind === 'no-store-near' || (error.kind === 'no-location' && isUnlocatable(error));

const queryOf = (page: string): URLSearchParams => new URLSearchParams(page.split('?')[1]);

/** Said once when a remembered store turns out to be closed (STO-04). */
const closedPreferredText = (name: string): string =>
  `Your store ${name} is closed for now. Please choose another one.`;

/** Why a store could not be made theirs, in the shopper's words. */
export const choiceProblem = (error: ChoosePreferredStoreError): string => {
  switch (error.kind) {
    case 'store-closed':
      return 'This store is closed for now. Please choose another one.';
    case 'no-such-store':
      return 'This store is not there any more. Please choose another one.';
    default:
      return 'We could not change your store just now. Please try again in a moment.';
  }
};
