import type { TaskEither } from 'fp-ts/TaskEither';
import { runInAction } from 'mobx';
import type { Department } from '../../core/catalogue/menus';
import type { Brand } from '../../core/configuration/brand';
import type { Can } from '../../core/configuration/capabilities';
import { isOn, offersGrooming } from '../../core/configuration/store-configuration';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import type { GoogleSetup } from '../../core/identity/sign-in/google-setup';
import { withUserType, type HeaderUser } from '../../core/identity/session/header-user';
import type { LoadHeaderUser } from '../../core/identity/session/load-header-user';
import { isAccountEntry, safeReturnPath } from '../../core/paths/return-url';
import type { SignedIn } from '../../core/identity/sign-in/sign-in';
import type { SignOut } from '../../core/identity/session/sign-out';
import type { SessionStore } from '../../core/identity/session/session-store';
import { isCardEnabled } from '../../core/petco-pay/card-offer';
import { NO_CARD, type CardStatus } from '../../core/petco-pay/card-status';
import type { LeadsTo } from '../../core/paths/path-needs';
import { searchPath, SIGN_IN_PATH } from '../../core/paths/paths';
import type { RecentSearches } from '../../core/search/suggestions/recent-searches';
import { cleanSearchTerm } from '../../core/search/search-term';
import type { PageHistory } from '../../core/shared/page-history';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { CartViewModel } from '../cart/cart-view-model';
import type { ModalViewModel } from '../overlay/modal-view-model';
import type { MyStore } from '../stores/my-store';
import { LACKS_NOTHING, type CapabilityCheck } from '../page/capability-context';
import type { ChromeData } from '../page/page-data';
import type { ToastsViewModel } from '../toasts/toasts-view-model';
import { isRight } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';

export interface ChromePorts {
  /** The capabilities of the backend; everything by default. */
  readonly capabilities?: CapabilityCheck | undefined;
  readonly loadHeaderUser: LoadHeaderUser;
  readonly signOut: SignOut;
  readonly loadCardStatus: TaskEither<UpstreamFailure, CardStatus>;
  readonly history: PageHistory;
  readonly modals: Pick<ModalViewModel, 'setType'>;
  /** The shopper's store and ZIP code as resolved on this page. The header user includes them (USR-02). */
  readonly myStore: Pick<MyStore, 'store' | 'zipCode'>;
  /** Stores the shopper's current page (USR-09). */
  readonly rememberPage: SessionStore['rememberPage'];
  readonly rememberSearch: RecentSearches['remember'];
}

/** The state around every page: the header user, the menus, the search box and the cart's indicator. */
export class ChromeViewModel {
  readonly brand: Brand;
  readonly navigation: ReadonlyArray<Department>;
  readonly configuration: StoreConfiguration;
  readonly google: GoogleSetup | undefined;
  /** Whether the backend has a capability. */
  readonly can: Can;
  /** Whether a link's target exists in this shop. */
  readonly leadsTo: LeadsTo;
  /** The search term of the page when it was rendered. */
  readonly searchTerm: string;
  /** The shopper as the service knows them. */
  account: HeaderUser;
  card: CardStatus;
  searchText: string;
  status: 'idle' | 'signing-out' = 'idle';
  /** Whether the page is hydrated. Controls that need scripts are enabled only then. */
  isHydrated = false;
  /** How often the shopper has signed in on this page. */
  signIns = 0;
  /** The details of a sign-in on this page, which the service does not return (USR-02, USR-05). */
  #arrival: Partial<SignedIn> = {};
  /**
   * The number of the latest request for the header user. `#known` is the number of the latest response adopted; older
   * responses are ignored.
   */
  #asked = 0;
  #known = 0;
  readonly #ports: ChromePorts;

  constructor(
    data: ChromeData,
    readonly cart: Pick<CartViewModel, 'refresh' | 'count' | 'cart' | 'isKnown'>,
    readonly toasts: ToastsViewModel,
    ports: ChromePorts,
  ) {
    this.#ports = ports;
    this.brand = data.brand;
    this.navigation = data.navigation;
    this.configuration = data.configuration;
    this.google = data.google;
    const { can, leadsTo } = ports.capabilities ?? LACKS_NOTHING;
    this.can = can;
    this.leadsTo = leadsTo;
    this.account = data.user;
    this.card = data.card;
    this.searchTerm = data.searchTerm;
    this.searchText = data.searchTerm;
    observeMembers(this, {
      cart: false,
      toasts: false,
      brand: false,
      navigation: false,
      configuration: false,
      google: false,
      can: false,
      leadsTo: false,
      searchTerm: false,
    });
  }

  /** The header user. If a store was resolved on this page, it replaces the account's store (USR-02). */
  get user(): HeaderUser {
    const { store, zipCode } = this.#ports.myStore;
    return {
      ...this.account,
      ...(store === undefined
        ? {}
        : {
            preferredStoreId: store.id,
            preferredStoreLocationId: store.locationId,
            preferredStoreName: store.name,
          }),
      zipCode: zipCode ?? this.account.zipCode,
    };
  }

  /** Whether live help is available (HDR-07). */
  get hasLiveHelp(): boolean {
    return isOn(this.configuration, 'LIVE_HELP_ENABLED');
  }

  /** Whether the card programme is enabled (HDR-12). */
  get enablePCC(): boolean {
    return isCardEnabled(this.configuration);
  }

  get offersGrooming(): boolean {
    return offersGrooming(this.configuration);
  }

  /** Whether the cleaned text is not empty: then the search button is enabled (SRC-01). */
  get canSearch(): boolean {
    return cleanSearchTerm(this.searchText) !== '';
  }

  /** Call it when the page is hydrated. */
  hydrate(): void {
    this.isHydrated = true;
    this.#ports.rememberPage(this.#ports.history.current())();
    if (!this.cart.isKnown) void this.refresh();
  }

  /** Reloads the page, since another shopper may be signed in now. */
  reload(): void {
    this.#ports.history.leave(this.#ports.history.current())();
  }

  /** Stores the search and opens its results. Does nothing when the cleaned text is empty (SRC-01). */
  search(): void {
    const term = cleanSearchTerm(this.searchText);
    if (term === '') return;
    this.#ports.rememberSearch(term)();
    this.#ports.history.leave(searchPath(term))();
  }

  typeSearch(text: string): void {
    this.searchText = text;
  }

  /** The page to return to after a sign-in: the current one. On a sign-in page, its own return path. */
  get returnPath(): string {
    const here = this.#ports.history.current();
    return safeReturnPath(
      isAccountEntry(here) ? (new URLSearchParams(here.split('?')[1]).get('URL') ?? undefined) : here,
    );
  }

  /** Whether the sign-in opens as a dialog: after hydration, and not on the sign-in page. */
  get canOpenSignIn(): boolean {
    return this.isHydrated && !this.#ports.history.current().startsWith(SIGN_IN_PATH);
  }

  /** Opens the sign-in dialog (MOD-04). */
  openSignIn(): void {
    this.#ports.modals.setType('SIGN_IN');
  }

  /**
   * Handles a sign-in on this page. Refreshes header and cart, and keeps the details of the sign-in (USR-02, USR-05).
   * On a sign-in or registration page it opens the return path instead.
   */
  async signedIn(signedIn: SignedIn): Promise<void> {
    this.#arrival = signedIn;
    this.signIns += 1;
    this.#known = this.#asked;
    this.account = { ...withUserType(this.account, 'registered'), ...signedIn };
    const { history } = this.#ports;
    if (isAccountEntry(history.current())) history.leave(this.returnPath)();
    else await this.refresh();
  }

  /** Shows a toast to a shopper who has just signed in. */
  greet(): void {
    const { firstName } = this.user;
    this.toasts.succeed(firstName === undefined ? 'You’re signed in.' : `Welcome back, ${firstName}!`);
  }

  async signOut(): Promise<void> {
    if (this.status === 'signing-out') return;
    this.status = 'signing-out';
    const outcome = await this.#ports.signOut();
    runInAction(() => {
      if (isRight(outcome)) this.#ports.history.leave(outcome.right)();
      else {
        this.status = 'idle';
        this.toasts.fail('We couldn’t sign you out. Please try again in a moment.');
      }
    });
  }

  /**
   * Refreshes all personal data, also when the page is restored from the back-forward cache. Resets the status of a
   * sign-out.
   */
  async refresh(): Promise<void> {
    this.status = 'idle';
    const turn = ++this.#asked;
    const [outcome, card] = await Promise.all([
      this.#ports.loadHeaderUser(),
      this.user.isRegistered ? this.#ports.loadCardStatus() : undefined,
      this.cart.refresh(),
    ]);
    runInAction(() => {
      if (turn <= this.#known) return;
      this.#known = turn;
      if (isRight(outcome)) this.account = this.#arrived(outcome.right);
      if (!this.user.isRegistered) this.card = NO_CARD;
      else if (card !== undefined && isRight(card)) this.card = card.right;
    });
  }

  #arrived(user: HeaderUser): HeaderUser {
    const { userId: _, ...how } = this.#arrival;
    return user.isRegistered ? { ...user, ...how } : user;
  }
}
