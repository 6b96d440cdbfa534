import type { IO } from 'fp-ts/IO';
import { runInAction } from 'mobx';
import type { GeolocateWithFallback } from '../../core/geolocation/geolocate-with-fallback';
import type { Clock } from '../../core/shared/clock';
import type {
  FindStores,
  FindStoresError,
  FoundStore,
  FoundStores,
  StoreSearch,
} from '../../core/stores/finding/find-stores';
import { isNear } from '../../core/stores/finding/near';
import { isMeantAsZip } from '../../core/stores/finding/place-text';
import type { Place } from '../../core/stores/store';
import { usStateNamed, type UsState } from '../../core/stores/finding/us-states';
import { zipOf, unknownZipText } from '../../core/stores/zip-code';
import { noLocationText, roughLocationText } from './location-messages';
import type { MyStoreViewModel } from './my-store-view-model';
import { StoreFiltersViewModel, type WantedItem } from './store-filters-view-model';
import { militaryZipText, missingTexts, noneNearText } from './store-messages';
import { isLeft } from '../../core/shared/either';
import type { Disposer } from '../../core/shared/disposer';
import { observeMembers } from '../state/observe-members';

export interface StoreFinderPorts {
  readonly findStores: FindStores;
  readonly geolocate: GeolocateWithFallback;
  readonly clock: Clock;
  /** Path of the current page. */
  readonly currentPath: IO<string>;
  readonly myStore: Pick<MyStoreViewModel, 'store' | 'nearZip' | 'choosingId' | 'tryToChoose' | 'stopLocating'>;
  /** The variant for which a store is chosen; undefined where it is chosen for no product. */
  readonly item?: WantedItem | undefined;
  /** Called after a store became the preferred one. */
  readonly onChosen: () => void;
}

/** `nowhere`: no place has that name, or the location is unknown. `note` gives the reason. */
export type FinderStatus = 'idle' | 'locating' | 'searching' | 'found' | 'nowhere' | 'failed';

/** Searches for stores and makes one the preferred store. Typed text is not stored (STO-08). */
export class StoreFinderViewModel {
  text: string;
  status: FinderStatus = 'idle';
  /** The validation message for the field. */
  textError: string | undefined;
  /** The error message, or a notice that the location is a guess. */
  note: { readonly tone: 'info' | 'bad'; readonly text: string } | undefined;
  found: FoundStores | undefined;
  /** The place of the search: `92108`, `San Diego, CA`, `where you are`. */
  where = '';
  /** The time of the last response, for the opening hours. */
  now: number;
  readonly filters: StoreFiltersViewModel;
  private named: UsState | undefined;
  private last: { readonly search: StoreSearch; readonly where: string } | undefined;
  /** Counts searches. Responses to all but the latest are ignored. */
  #turn = 0;
  readonly #ports: StoreFinderPorts;

  constructor(ports: StoreFinderPorts) {
    this.#ports = ports;
    this.text = ports.myStore.nearZip ?? '';
    this.now = ports.clock();
    this.filters = new StoreFiltersViewModel(ports.item);
    observeMembers(this, { filters: false });
  }

  get choosingId(): string | undefined {
    return this.#ports.myStore.choosingId;
  }

  get myStoreId(): string | undefined {
    return this.#ports.myStore.store?.id;
  }

  /** Whether a search for the current text is under way. A search for another text may replace it. */
  get isAsked(): boolean {
    return this.status === 'searching' && this.last?.where === this.text.trim();
  }

  /** The announcement to screen readers after a response. */
  get summary(): string {
    if (this.status === 'locating') return 'Finding your location…';
    if (this.status === 'searching') return 'Looking for stores…';
    const stores = this.found?.stores ?? [];
    const { length: count } = stores;
    if (this.status !== 'found') return '';
    if (count === 0) return `We couldn’t find a store near ${this.where}.`;
    const { length: shown } = this.shown;
    const some = shown === count ? '' : `${shown} of `;
    return noneNearText(this.where, stores) ?? `${some}${count} ${count === 1 ? 'store' : 'stores'} near ${this.where}`;
  }

  /** The stores found that the filters let through. */
  get shown(): ReadonlyArray<FoundStore> {
    return this.filters.shown(this.found?.stores ?? [], this.now);
  }

  /** Whether all stores that were found are far away. */
  get isNoneNear(): boolean {
    return this.found?.stores.some(isNear) === false;
  }

  /** The state whose name was searched for, to link to the list of its stores. */
  get state(): UsState | undefined {
    return this.status === 'found' || this.status === 'nowhere' ? this.named : undefined;
  }

  /** Searches at once around the ZIP code that is known. A response after disposal is ignored. */
  start(): Disposer {
    if (this.text !== '') void this.search();
    return () => {
      this.#turn += 1;
    };
  }

  type(text: string): void {
    this.text = text;
    this.textError = undefined;
  }

  async search(): Promise<void> {
    await this.look({ kind: 'text', text: this.text }, zipOf(this.text) ?? this.text.trim());
  }

  async searchAt(place: Place): Promise<void> {
    this.text = place.name;
    await this.look({ kind: 'place', place }, place.name);
  }

  /** Repeats the last search after a failure. */
  async retry(): Promise<void> {
    if (this.last !== undefined) await this.look(this.last.search, this.last.where);
  }

  /**
   * Searches around the shopper's location, from the browser or else the network. The shopper can type meanwhile; a
   * search then replaces this one.
   */
  async useMyLocation(): Promise<void> {
    // The shopper is only looking: automatic location must not make the nearest store the preferred one.
    this.#ports.myStore.stopLocating();
    const turn = this.begin('locating');
    const located = await this.#ports.geolocate({ page: this.#ports.currentPath(), isAsked: true })();
    if (turn !== this.#turn) return;
    if (isLeft(located)) {
      runInAction(() => {
        this.status = 'nowhere';
        this.found = undefined;
        this.note = { tone: 'bad', text: noLocationText(located.left, 'enter your ZIP code or city') };
      });
      return;
    }
    await this.look({ kind: 'coordinates', coordinates: located.right }, 'you');
    const rough = roughLocationText(located.right);
    if (rough === undefined || turn + 1 !== this.#turn || this.status !== 'found') return;
    runInAction(() => (this.note = { tone: 'info', text: [rough, this.note?.text ?? ''].join(' ').trim() }));
  }

  async choose(storeId: string): Promise<void> {
    if (this.choosingId !== undefined) return;
    this.note = undefined;
    const problem = await this.#ports.myStore.tryToChoose(storeId);
    if (problem === undefined) this.#ports.onChosen();
    else runInAction(() => (this.note = { tone: 'bad', text: problem }));
  }

  private async look(search: StoreSearch, where: string): Promise<void> {
    const turn = this.begin('searching');
    this.last = { search, where };
    this.named = search.kind === 'text' ? usStateNamed(search.text)?.state : undefined;
    const outcome = await this.#ports.findStores(search)();
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (isLeft(outcome)) return this.refuse(outcome.left);
      if (outcome.right.stores.length === 0 && outcome.right.missing.details) return this.fail();
      this.found = outcome.right;
      this.where = outcome.right.place?.name ?? where;
      this.now = this.#ports.clock();
      this.status = 'found';
      void this.filters.readStock(outcome.right.stores);
      const missing = missingTexts(outcome.right.missing);
      if (missing.length > 0) this.note = { tone: 'info', text: missing.join(' ') };
    });
  }

  private begin(status: 'locating' | 'searching'): number {
    this.status = status;
    this.textError = undefined;
    this.note = undefined;
    return ++this.#turn;
  }

  private refuse(error: FindStoresError): void {
    this.found = undefined;
    switch (error.kind) {
      case 'nothing-typed':
      case 'invalid-zip':
        this.status = 'idle';
        this.textError = error.message;
        break;
      case 'no-such-place':
        this.status = 'nowhere';
        this.note = {
          tone: 'bad',
          text: isMeantAsZip(error.text)
            ? `${unknownZipText(error.text)} Check it, or enter a city.`
            : `We couldn’t find “${error.text}”. Check the spelling, or enter a ZIP code.`,
        };
        break;
      case 'military-mail':
        this.status = 'nowhere';
        this.note = { tone: 'info', text: `${militaryZipText(error.zipCode)} Enter a city or another ZIP code.` };
        break;
      default:
        this.fail();
    }
  }

  private fail(): void {
    this.found = undefined;
    this.status = 'failed';
    this.note = { tone: 'bad', text: 'We couldn’t search for stores.' };
  }
}
