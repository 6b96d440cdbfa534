import { reaction, runInAction } from 'mobx';
import { Subject } from 'rxjs';
import type { BehaviourEvent, BehaviourTracker } from '../../core/analytics/behaviour';
import { trackedTile } from '../../core/analytics/tracked-item';
import type { RememberChosenProduct } from '../../core/search/suggestions/chosen-product';
import type { RecentSearches } from '../../core/search/suggestions/recent-searches';
import { cleanSearchTerm } from '../../core/search/search-term';
import type { SuggestAsTyped, SuggestState } from '../../core/search/suggestions/suggest-as-typed';
import type { PageHistory } from '../../core/shared/page-history';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import type { HeaderPanelsViewModel } from '../chrome/header-panels-view-model';
import {
  announcementOf,
  messageOf,
  sectionsOf,
  type SuggestionOption,
  type SuggestionSection,
} from './suggestion-sections';
import type { Disposer } from '../../core/shared/disposer';
import { observeMembers } from '../state/observe-members';

export interface SuggestionsPorts {
  readonly suggestAsTyped: SuggestAsTyped;
  readonly recent: RecentSearches;
  readonly tracker: BehaviourTracker;
  readonly rememberChosenProduct: RememberChosenProduct;
  readonly history: Pick<PageHistory, 'leave'>;
  /** Holds which panel of the header is open, one at a time (HDR-04). */
  readonly panels: Pick<HeaderPanelsViewModel, 'isOpen' | 'open' | 'close'>;
}

/** The panel below the search box: its content, the highlighted option, and the effect of choosing one. */
export class SuggestionsViewModel {
  state: SuggestState = { kind: 'idle' };
  /** The shopper's recent searches at the time when the panel opened. */
  recent: ReadonlyArray<string> = [];
  /** The index of the highlighted option; -1 for none. */
  highlighted = -1;
  isWide = true;
  readonly #box: Pick<ChromeViewModel, 'searchText' | 'typeSearch' | 'leadsTo'>;
  readonly #ports: SuggestionsPorts;

  constructor(box: Pick<ChromeViewModel, 'searchText' | 'typeSearch' | 'leadsTo'>, ports: SuggestionsPorts) {
    this.#box = box;
    this.#ports = ports;
    observeMembers(this);
  }

  /** Starts to request suggestions while the panel is open. Returns its disposer. */
  start(): Disposer {
    const typed = new Subject<string | undefined>();
    const suggesting = this.#ports.suggestAsTyped(typed).subscribe(this.show);
    const stopTracking = reaction(() => this.isOpen, this.turned, { fireImmediately: this.isOpen });
    const stopTyping = reaction(
      () => (this.isOpen ? this.#box.searchText : undefined),
      (text) => typed.next(text),
      { fireImmediately: true },
    );
    return () => {
      stopTyping();
      stopTracking();
      suggesting.unsubscribe();
    };
  }

  get isOpen(): boolean {
    return this.#ports.panels.isOpen('search');
  }

  get text(): string {
    return this.#box.searchText;
  }

  get sections(): ReadonlyArray<SuggestionSection> {
    return sectionsOf(this.state, this.recent, this.isWide, this.#box.leadsTo);
  }

  /** All options in the order of the arrow keys. */
  get options(): ReadonlyArray<SuggestionOption> {
    return this.sections.flatMap(({ options }) => options);
  }

  get isLoading(): boolean {
    return this.state.kind === 'loading';
  }

  get message(): string | undefined {
    return messageOf(this.state);
  }

  get announcement(): string {
    return this.isOpen ? announcementOf(this.state, this.sections) : '';
  }

  /** The term of the current suggestions; empty for trends. */
  get term(): string {
    return this.state.kind === 'idle' ? '' : this.state.term;
  }

  setWide(isWide: boolean): void {
    this.isWide = isWide;
    this.highlighted = -1;
  }

  /** Call it when the box receives the focus. */
  focus(): void {
    this.#track({ kind: 'search-focused', typed: this.#typed });
    this.open();
  }

  open(): void {
    this.#ports.panels.open('search');
  }

  close(): void {
    this.highlighted = -1;
    this.#ports.panels.close('search');
  }

  highlight(place: number): void {
    this.highlighted = place;
  }

  /** Empties the box. The next time the panel opens, it shows trends. */
  clear(): void {
    this.#box.typeSearch('');
  }

  /** Reports the search for the typed text. The search box stores it and opens the results. */
  submit(): void {
    const term = this.#typed;
    if (term === '') return;
    this.#track({ kind: 'search-submitted', term, typed: term });
    this.close();
  }

  /** Chooses an option with the keyboard and leaves for its target, like a click on its link. */
  follow(option: SuggestionOption): void {
    this.take(option);
    if (option.kind === 'clear-recent') return;
    this.close();
    this.#ports.history.leave(option.url)();
  }

  /** Reports and stores the choice of an option. The link itself navigates, here or in another tab. */
  take(option: SuggestionOption): void {
    switch (option.kind) {
      case 'clear-recent':
        this.#ports.recent.forgetAll();
        this.reread();
        break;
      case 'recent':
        this.#ports.recent.remember(option.text)();
        this.#track({ kind: 'search-submitted', term: option.text, typed: option.text });
        break;
      case 'phrase':
        this.#ports.recent.remember(option.text)();
        this.#trackChosen('Search Suggestions', option.text);
        break;
      case 'brand':
        this.#trackChosen('Brands', option.text);
        break;
      case 'category':
        this.#trackChosen('Categories', option.text);
        break;
      case 'product': {
        const { product } = option;
        const count = this.options.filter(({ kind }) => kind === 'product').length;
        this.#ports.rememberChosenProduct({ count, term: this.term, sku: product.sku })();
        this.#trackChosen('Products', product.name, trackedTile(product));
        break;
      }
    }
  }

  /** Removes one recent search. */
  forget(term: string): void {
    this.#ports.recent.forget(term)();
    this.reread();
  }

  private reread(): void {
    this.recent = this.#ports.recent.list();
    this.highlighted = Math.min(this.highlighted, this.options.length - 1);
    if (this.recent.length === 0) this.highlighted = -1;
  }

  /** The typed text in its cleaned form, as sent to the service and stored in the recent searches. */
  get #typed(): string {
    return cleanSearchTerm(this.#box.searchText);
  }

  private show(state: SuggestState): void {
    runInAction(() => {
      const isSameList = state.kind === this.state.kind && state.kind !== 'idle' && state.term === this.term;
      if (!isSameList) this.highlighted = -1;
      this.state = state;
    });
  }

  private turned(isOpen: boolean): void {
    if (isOpen) this.recent = this.#ports.recent.list();
    this.highlighted = -1;
    this.#track({ kind: isOpen ? 'preview-open' : 'preview-close', typed: this.#typed });
  }

  #trackChosen(
    section: Extract<BehaviourEvent, { readonly kind: 'suggestion-chosen' }>['section'],
    text: string,
    item?: ReturnType<typeof trackedTile>,
  ): void {
    const resultId = this.state.kind === 'results' ? this.state.suggestions.resultId : undefined;
    this.#track({ kind: 'suggestion-chosen', section, text, typed: this.#typed, item, resultId });
  }

  #track(event: BehaviourEvent): void {
    this.#ports.tracker.track(event)();
  }
}
