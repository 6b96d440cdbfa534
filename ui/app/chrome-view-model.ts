import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NavigationItem } from '../../core/catalogue/navigation';
import type { Brand } from '../../core/configuration/brand';
import { offersGrooming } from '../../core/configuration/store-configuration';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import type { HeaderUser } from '../../core/identity/header-user';
import type { LoadHeaderUser } from '../../core/identity/load-header-user';
import type { SignOut } from '../../core/identity/sign-out';
import type { SessionStore } from '../../core/identity/session-store';
import { searchPath } from '../../core/catalogue/paths';
import { cleanSearchTerm } from '../../core/search/search-term';
import type { PageHistory } from '../../core/shared/page-history';
import type { CartViewModel } from '../cart/cart-view-model';
import type { ChromeData } from './page-data';
import type { ToastsViewModel } from './toasts-view-model';

export interface ChromePorts {
  readonly loadHeaderUser: LoadHeaderUser;
  readonly signOut: SignOut;
  readonly history: PageHistory;
  /** Keeps where the shopper is (USR-09). */
  readonly rememberPage: SessionStore['rememberPage'];
}

/** What is around every page: who is greeted, the menus, the search box, the cart's indicator. */
export class ChromeViewModel {
  readonly brand: Brand;
  readonly navigation: ReadonlyArray<NavigationItem>;
  readonly configuration: StoreConfiguration;
  user: HeaderUser;
  searchText: string;
  status: 'idle' | 'signing-out' = 'idle';
  /** Whether scripts have taken over: what they alone can do is switched on then, never before. */
  isAlive = false;

  constructor(
    data: ChromeData,
    readonly cart: Pick<CartViewModel, 'refresh' | 'count' | 'cart' | 'isKnown'>,
    readonly toasts: ToastsViewModel,
    private readonly ports: ChromePorts,
  ) {
    this.brand = data.brand;
    this.navigation = data.navigation;
    this.configuration = data.configuration;
    this.user = data.user;
    this.searchText = data.searchTerm;
    makeAutoObservable<this, 'ports'>(
      this,
      {
        user: observableRef,
        ports: false,
        cart: false,
        toasts: false,
        brand: false,
        navigation: false,
        configuration: false,
      },
      { autoBind: true },
    );
  }

  get offersGrooming(): boolean {
    return offersGrooming(this.configuration);
  }

  /** The search button works once something is left of what was typed (SRC-01); without scripts it always does. */
  get canSearch(): boolean {
    return !this.isAlive || cleanSearchTerm(this.searchText) !== '';
  }

  /** Scripts take over, with what was typed before they did. */
  start(typedSearch: string): void {
    this.isAlive = true;
    this.searchText = typedSearch;
    this.ports.rememberPage(this.ports.history.current())();
    if (!this.cart.isKnown) void this.refresh();
  }

  /** Opens the results for what was typed; with nothing left of it, nothing happens (SRC-01). */
  search(): void {
    const term = cleanSearchTerm(this.searchText);
    if (term !== '') this.ports.history.leave(searchPath(term))();
  }

  typeSearch(text: string): void {
    this.searchText = text;
  }

  async signOut(): Promise<void> {
    if (this.status === 'signing-out') return;
    this.status = 'signing-out';
    const outcome = await this.ports.signOut();
    runInAction(() => {
      if (outcome._tag === 'Right') this.ports.history.leave(outcome.right)();
      else {
        this.status = 'idle';
        this.toasts.fail('We could not sign you out just now. Please try again in a moment.');
      }
    });
  }

  /** Brings up to date what is personal, when a page comes back from the browser's memory; a sign-out is over then. */
  async refresh(): Promise<void> {
    this.status = 'idle';
    const [outcome] = await Promise.all([this.ports.loadHeaderUser(), this.cart.refresh()]);
    runInAction(() => {
      if (outcome._tag === 'Right') this.user = outcome.right;
    });
  }
}
