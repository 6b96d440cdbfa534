import type { IO } from 'fp-ts/IO';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GeolocateWithFallback } from '../../core/geolocation/geolocate-with-fallback';
import type { FindStores, FoundStore } from '../../core/stores/find-stores';
import type { RememberZip } from '../../core/stores/remember-zip';
import type { ToastsViewModel } from '../app/toasts-view-model';
import { FormViewModel } from '../forms/form-view-model';
import { noLocationText, roughLocationText } from './location-words';
import type { MyStoreViewModel } from './my-store-view-model';
import { ZIP_LABEL, zipForm, type ZipField } from './zip-form';

export interface ZipPorts {
  readonly rememberZip: RememberZip;
  readonly findStores: FindStores;
  readonly geolocate: GeolocateWithFallback;
  /** Path of the page that the shopper looks at. */
  readonly currentPath: IO<string>;
  readonly myStore: Pick<MyStoreViewModel, 'store' | 'zipCode' | 'recall' | 'tryToChoose'>;
  readonly toasts: Pick<ToastsViewModel, 'succeed'>;
  readonly close: () => void;
}

/** Where to deliver to. Each opening begins anew: what was typed and not confirmed is kept nowhere (STO-08). */
export class ZipViewModel {
  readonly form = new FormViewModel<ZipField>(zipForm);
  status: 'idle' | 'locating' | 'saving' | 'choosing' = 'idle';
  /** What became of "Use my location", or of the offered store. */
  note: { readonly tone: 'info' | 'bad'; readonly text: string } | undefined;
  /** The nearest store, offered to whoever has none once the ZIP code is kept. */
  offer: FoundStore | undefined;
  private turn = 0;

  constructor(private readonly ports: ZipPorts) {
    makeAutoObservable<this, 'ports' | 'turn'>(
      this,
      { form: false, offer: observableRef, note: observableRef, ports: false, turn: false },
      { autoBind: true },
    );
  }

  get zipCode(): string | undefined {
    return this.ports.myStore.zipCode;
  }

  /** Keeps the ZIP code; whoever has no store is offered the nearest one, the others are done. */
  async submit(): Promise<void> {
    if (this.status === 'saving' || this.status === 'choosing') return;
    this.turn += 1;
    this.status = 'idle';
    this.note = undefined;
    if (!this.form.validate()) return;
    const { rememberZip, myStore, toasts, close, findStores } = this.ports;
    const kept = rememberZip(this.form.values.zipCode, ZIP_LABEL)();
    if (kept._tag === 'Left') return this.form.reject('zipCode', kept.left.message);
    myStore.recall();
    toasts.succeed(`Delivering to ${kept.right}.`);
    if (myStore.store !== undefined) return close();
    this.status = 'saving';
    const near = await findStores({ kind: 'text', text: kept.right }, NEAREST)();
    runInAction(() => {
      this.status = 'idle';
      this.offer = near._tag === 'Left' ? undefined : near.right.stores.find(({ closed }) => closed === undefined);
      if (this.offer === undefined) close();
    });
  }

  /** Fills in the ZIP code of the store that is nearest to where the shopper is: it is theirs to confirm. */
  async useMyLocation(): Promise<void> {
    if (this.status !== 'idle') return;
    const turn = ++this.turn;
    this.status = 'locating';
    this.note = undefined;
    const { geolocate, currentPath, findStores } = this.ports;
    const located = await geolocate({ page: currentPath(), isAsked: true })();
    if (turn !== this.turn) return;
    if (located._tag === 'Left') return this.tell('bad', noLocationText(located.left, 'type your ZIP code'));
    const near = await findStores({ kind: 'coordinates', coordinates: located.right }, 1)();
    if (turn !== this.turn) return;
    const [nearest] = near._tag === 'Left' ? [] : near.right.stores;
    if (nearest === undefined)
      return this.tell('bad', 'We could not look up the ZIP code there. Please type it instead.');
    runInAction(() => this.form.setFields({ zipCode: nearest.store.zipCode }));
    const rough = roughLocationText(located.right);
    const text = `This is the ZIP code around ${nearest.store.name}. Change it if yours is another one.`;
    this.tell('info', rough === undefined ? text : `${rough} ${text}`);
  }

  /** Makes the offered store the shopper's own. */
  async takeOffer(): Promise<void> {
    if (this.offer === undefined || this.status === 'choosing') return;
    this.status = 'choosing';
    this.note = undefined;
    const problem = await this.ports.myStore.tryToChoose(this.offer.store.id);
    if (problem === undefined) return this.ports.close();
    this.tell('bad', problem);
  }

  private tell(tone: 'info' | 'bad', text: string): void {
    this.status = 'idle';
    this.note = { tone, text };
  }
}

/** So many are looked at for one that is not closed. */
const NEAREST = 3;
