import type { PageScript } from '../../core/analytics/page-scripts';
import type { Cart } from '../../core/cart/cart';
import type { NavigationItem } from '../../core/catalogue/navigation';
import type { Brand } from '../../core/configuration/brand';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import type { GoogleSetup } from '../../core/identity/google-setup';
import type { HeaderUser } from '../../core/identity/header-user';
import type { HeaderSurroundings } from '../../core/overlay/header-panels';
import type { CardStatus } from '../../core/petco-pay/card-status';
import type { PreferredStore } from '../../core/stores/preferred-store';
import type { SearchProvider } from '../../core/search/search-provider';

/** What is around every page; all of it can be had again without the page. */
export interface ChromeData {
  readonly brand: Brand;
  readonly user: HeaderUser;
  /** Undefined when it could not be read just now. */
  readonly cart: Cart | undefined;
  readonly navigation: ReadonlyArray<NavigationItem>;
  readonly configuration: StoreConfiguration;
  /** The shopper's store card; those who cannot be asked about have none. */
  readonly card: CardStatus;
  /** The shopper's store and ZIP code; undefined on a page that is the same for everybody. */
  readonly store: PreferredStore | undefined;
  readonly zipCode: string | undefined;
  /** Where the page comes from (HDR-12). */
  readonly surroundings: Omit<HeaderSurroundings, 'enablePCC'>;
  /** Who vouches for a sign-in with Google; undefined where nobody does. */
  readonly google: GoogleSetup | undefined;
  /** What the search box shows at first (RTE-02). */
  readonly searchTerm: string;
}

/** Everything that the browser needs to take over a page that the server rendered. */
export interface DocumentData {
  readonly page: string;
  readonly data: unknown;
  readonly chrome: ChromeData;
  /** By which the search service knows the shop; it is no secret. */
  readonly searchKey: string;
  /** Which search service the page asks. */
  readonly searchProvider: SearchProvider;
  /** Scripts of others that the page loads by itself; left out where there are none (ANA-02). */
  readonly scripts?: ReadonlyArray<PageScript>;
  /** Origins beside the shop's own that pictures may come from; left out where there are none. */
  readonly pictureOrigins?: ReadonlyArray<string>;
}
