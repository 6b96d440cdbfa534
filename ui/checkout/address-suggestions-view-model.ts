import { reaction } from 'mobx';
import { Subject } from 'rxjs';
import type { Destination } from '../../core/addresses/address';
import type { AddressQuery } from '../../core/addresses/address-directory';
import type { SuggestAddress, SuggestAddressState } from '../../core/addresses/suggest-address';
import type { Disposer } from '../../core/shared/disposer';
import { observeMembers } from '../state/observe-members';
import type { AddressFormViewModel } from './address-form-view-model';

/** The list below the street's field: addresses that complete the typed text (CHK-03). */
export class AddressSuggestionsViewModel {
  state: SuggestAddressState = { kind: 'idle' };
  isWanted = false;
  /** The index of the highlighted address; -1 for none. */
  highlighted = -1;
  readonly #address: AddressFormViewModel;
  readonly #suggest: SuggestAddress;

  constructor(address: AddressFormViewModel, suggest: SuggestAddress) {
    this.#address = address;
    this.#suggest = suggest;
    observeMembers(this);
  }

  /** Starts to request suggestions while the list is wanted. Returns its disposer. */
  start(): Disposer {
    const typed = new Subject<AddressQuery | undefined>();
    const suggesting = this.#suggest(typed).subscribe(this.show);
    const stop = reaction(
      () => (this.isWanted ? { text: this.text, zipCode: this.#address.form.field('zipCode').value } : undefined),
      (query) => typed.next(query),
    );
    return () => {
      stop();
      suggesting.unsubscribe();
    };
  }

  get text(): string {
    return this.#address.form.field('line1').value;
  }

  get options(): ReadonlyArray<Destination> {
    return this.state.kind === 'results' ? this.state.suggestions : [];
  }

  get isOpen(): boolean {
    return this.isWanted && this.options.length > 0;
  }

  /** What screen readers announce. */
  get announcement(): string {
    const count = this.options.length;
    return this.isOpen ? `${count} ${count === 1 ? 'address' : 'addresses'} found. Use the arrow keys to choose.` : '';
  }

  /** Call it for each change of the typed text. */
  type(text: string): void {
    this.#address.form.change('line1', text);
    this.isWanted = true;
    this.highlighted = -1;
  }

  choose(place: Destination): void {
    this.close();
    this.#address.take(place);
  }

  close(): void {
    this.isWanted = false;
    this.highlighted = -1;
  }

  highlight(index: number): void {
    this.highlighted = index;
  }

  private show(state: SuggestAddressState): void {
    this.state = state;
    this.highlighted = -1;
  }
}
