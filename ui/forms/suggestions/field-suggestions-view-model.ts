import { reaction } from 'mobx';
import { Subject } from 'rxjs';
import type { Disposer } from '../../../core/shared/disposer';
import type { SuggestionState, SuggestWhileTyping } from '../../../core/shared/suggest-while-typing';
import { observeMembers } from '../../state/observe-members';
import type { SuggestedList } from './suggested-list';

/** The list below a field: what completes the typed text. */
export class FieldSuggestionsViewModel<Query, Item> {
  state: SuggestionState<Item> = { kind: 'idle' };
  isWanted = false;
  /** The index of the highlighted suggestion; -1 for none. */
  highlighted = -1;
  readonly list: SuggestedList<Query, Item>;
  readonly #suggest: SuggestWhileTyping<Query, Item>;

  constructor(list: SuggestedList<Query, Item>, suggest: SuggestWhileTyping<Query, Item>) {
    this.list = list;
    this.#suggest = suggest;
    observeMembers(this, { list: false });
  }

  /** Starts to request suggestions while the list is wanted. Returns its disposer. */
  start(): Disposer {
    const typed = new Subject<Query | undefined>();
    const suggesting = this.#suggest(typed).subscribe(this.show);
    const stop = reaction(
      () => (this.isWanted ? this.list.query() : undefined),
      (query) => typed.next(query),
    );
    return () => {
      stop();
      suggesting.unsubscribe();
    };
  }

  get text(): string {
    return this.list.text();
  }

  get options(): ReadonlyArray<Item> {
    return this.state.kind === 'results' ? this.state.suggestions : [];
  }

  get isOpen(): boolean {
    return this.isWanted && this.options.length > 0;
  }

  /** What screen readers announce. */
  get announcement(): string {
    const count = this.options.length;
    const [one, several] = this.list.noun;
    return this.isOpen ? `${count} ${count === 1 ? one : several} found. Use the arrow keys to choose.` : '';
  }

  /** Call it for each change of the typed text. */
  type(text: string): void {
    this.list.type(text);
    this.isWanted = true;
    this.highlighted = -1;
  }

  choose(item: Item): void {
    this.close();
    this.list.take(item);
  }

  close(): void {
    this.isWanted = false;
    this.highlighted = -1;
  }

  highlight(index: number): void {
    this.highlighted = index;
  }

  private show(state: SuggestionState<Item>): void {
    this.state = state;
    this.highlighted = -1;
  }
}
