import type { Either } from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import { runInAction } from 'mobx';
import type { GeolocateWithFallback } from '../../core/geolocation/geolocate-with-fallback';
import type { FindStores, FindStoresError, FoundStore, FoundStores } from '../../core/stores/finding/find-stores';
import { isNear } from '../../core/stores/finding/near';
import type { RememberZip } from '../../core/stores/preferred/remember-zip';
import type { ToastsViewModel } from '../toasts/toasts-view-model';
import { FormViewModel } from '../forms/form-view-model';
import { noLocationText, roughLocationText } from './location-messages';
import type { MyStoreViewModel } from './my-store-view-model';
import { unknownZipText } from '../../core/stores/zip-code';
import { militaryZipText, NO_STORE_NEAR } from './store-messages';
import { ZIP_LABEL, zipForm, type ZipField } from './zip-form';
import { isLeft } from '../../core/shared/either';
import type { Disposer } from '../../core/shared/disposer';
import { observeMembers } from '../state/observe-members';

export interface ZipPorts {
  readonly rememberZip: RememberZip;
  readonly findStores: FindStores;
  readonly geolocate: GeolocateWithFallback;
  /** Path of the current page. */
  readonly currentPath: IO<string>;
  readonly myStore: Pick<
    MyStoreViewModel,
    'store' | 'zipCode' | 'guessedZip' | 'recall' | 'tryToChoose' | 'stopLocating'
  >;
  readonly toasts: Pick<ToastsViewModel, 'succeed'>;
  readonly close: () => void;
}

/** The dialog for the delivery ZIP code. Input that was not submitted is discarded when the dialog closes (STO-08). */
export class ZipViewModel {
  readonly form = new FormViewModel<ZipField>(zipForm);
  status: 'idle' | 'locating' | 'saving' | 'choosing' = 'idle';
  /** The message below the form: the outcome of "Use my location" or of choosing the offered store. */
  note: { readonly tone: 'info' | 'bad'; readonly text: string } | undefined;
  /** The nearest open store, offered after the ZIP code is saved to a shopper without a preferred store. */
  offer: FoundStore | undefined;
  /** Counts requests for the location; a response to an older one is ignored. */
  #turn = 0;
  readonly #ports: ZipPorts;

  constructor(ports: ZipPorts) {
    this.#ports = ports;
    observeMembers(this, { form: false });
  }

  /** Stops automatic location while the shopper enters a place. Responses after disposal are ignored. */
  start(): Disposer {
    this.#ports.myStore.stopLocating();
    return () => {
      this.#turn += 1;
    };
  }

  get zipCode(): string | undefined {
    return this.#ports.myStore.zipCode;
  }

  get guessedZip(): string | undefined {
    return this.#ports.myStore.guessedZip;
  }

  /**
   * Saves the ZIP code, unless it is known not to exist. Then offers the nearest store to a shopper without a preferred
   * one, or shows that no store is near. Otherwise closes the dialog.
   */
  async submit(): Promise<void> {
    if (this.status === 'saving' || this.status === 'choosing') return;
    this.#turn += 1;
    this.status = 'idle';
    this.note = undefined;
    if (!this.form.validate()) return;
    const { rememberZip, myStore, toasts, close, findStores } = this.#ports;
    const zipCode = this.form.values.zipCode.trim();
    this.status = 'saving';
    const near = await findStores({ kind: 'text', text: zipCode }, NEAREST)();
    runInAction(() => {
      this.status = 'idle';
      if (isLeft(near) && near.left.kind === 'no-such-place') {
        return this.form.reject('zipCode', unknownZipText(near.left.text));
      }
      const kept = rememberZip(zipCode, ZIP_LABEL)();
      if (isLeft(kept)) return this.form.reject('zipCode', kept.left.message);
      myStore.recall();
      toasts.succeed(`Delivering to ${kept.right}.`);
      if (myStore.store === undefined) this.offerStore(near);
      else close();
    });
  }

  /** Offers the nearest open store, or shows that no store is near. Closes the dialog when the search failed. */
  private offerStore(near: Either<FindStoresError, FoundStores>): void {
    if (isLeft(near)) {
      if (near.left.kind === 'military-mail') return this.showNote('info', militaryZipText(near.left.zipCode));
      return this.#ports.close();
    }
    const { stores } = near.right;
    this.offer = stores.filter(isNear).find(({ closed }) => closed === undefined);
    if (this.offer !== undefined) return;
    if (stores.some(isNear)) this.#ports.close();
    else this.showNote('info', NO_STORE_NEAR);
  }

  /**
   * Fills in the ZIP code of the open store that is nearest to the shopper. It is saved only when the shopper submits it.
   * Text that the shopper types meanwhile is not replaced.
   */
  async useMyLocation(): Promise<void> {
    if (this.status !== 'idle') return;
    const turn = ++this.#turn;
    this.status = 'locating';
    this.note = undefined;
    const { geolocate, currentPath, findStores } = this.#ports;
    const before = this.form.values.zipCode;
    const located = await geolocate({ page: currentPath(), isAsked: true })();
    if (turn !== this.#turn) return;
    if (isLeft(located)) return this.showNote('bad', noLocationText(located.left, 'enter your ZIP code'));
    const near = await findStores({ kind: 'coordinates', coordinates: located.right }, NEAREST)();
    if (turn !== this.#turn) return;
    const stores = isLeft(near) ? [] : near.right.stores;
    const nearest = stores.filter(isNear).find(({ closed }) => closed === undefined);
    if (nearest === undefined) {
      const isFar = stores.length > 0 && !stores.some(isNear);
      return this.showNote('bad', `${isFar ? NO_STORE_NEAR : NO_ZIP_FOUND} Please enter your ZIP code instead.`);
    }
    if (this.form.values.zipCode !== before) return this.setIdle();
    runInAction(() => this.form.setFields({ zipCode: nearest.store.zipCode }));
    const rough = roughLocationText(located.right);
    const text = `This is the ZIP code around ${nearest.store.name}. Change it if that’s not right.`;
    this.showNote('info', rough === undefined ? text : `${rough} ${text}`);
  }

  /** Makes the offered store the preferred one and closes the dialog. Shows the reason when that fails. */
  async takeOffer(): Promise<void> {
    if (this.offer === undefined || this.status === 'choosing') return;
    this.status = 'choosing';
    this.note = undefined;
    const problem = await this.#ports.myStore.tryToChoose(this.offer.store.id);
    if (problem === undefined) return this.#ports.close();
    this.showNote('bad', problem);
  }

  private setIdle(): void {
    this.status = 'idle';
  }

  private showNote(tone: 'info' | 'bad', text: string): void {
    this.status = 'idle';
    this.note = { tone, text };
  }
}

const NO_ZIP_FOUND = 'We couldn’t find a ZIP code for your location.';

/** The number of stores to request, since the nearest ones may be closed. */
const NEAREST = 3;
