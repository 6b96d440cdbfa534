import type { Cart } from '../../core/cart/cart';
import type { NavigationItem } from '../../core/catalogue/navigation';
import type { Brand } from '../../core/configuration/brand';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import type { GoogleSetup } from '../../core/identity/google-setup';
import type { HeaderUser } from '../../core/identity/header-user';
import type { CardStatus } from '../../core/petco-pay/card-status';

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
}
