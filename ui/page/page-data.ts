import type { PageScript } from '../../core/analytics/page-scripts';
import type { Department } from '../../core/catalogue/menus';
import type { ChatSetup } from '../../core/chat/chat-setup';
import type { Chrome } from '../../core/chrome/load-chrome';
import type { Brand } from '../../core/configuration/brand';
import type { Capability } from '../../core/configuration/capabilities';
import type { GoogleSetup } from '../../core/identity/sign-in/google-setup';
import type { HeaderEnvironment } from '../../core/overlay/header-panels';
import type { LinkQueries } from '../../core/paths/link-to';
import type { ShownPreview } from '../../core/preview/preview-gateway';
import type { SearchProvider } from '../../core/search/search-provider';

/** The data of header and footer. It can be fetched without the page. */
export interface ChromeData extends Omit<Chrome, 'navigation'> {
  /** The entries of the menu bar without their menus. */
  readonly navigation: ReadonlyArray<Department>;
  /** The version of the menus, which the browser fetches when they are wanted. */
  readonly menusVersion: string;
  readonly brand: Brand;
  /** The deployment that served the page (HDR-12). */
  readonly environment: Omit<HeaderEnvironment, 'enablePCC'>;
  /** The setup of Google sign-in; undefined where it is off. */
  readonly google: GoogleSetup | undefined;
  /** The live chat; left out where there is none (CHT-02). */
  readonly chat?: ChatSetup;
  /** The preview that staff see; left out for the shop of now (MOD-01). */
  readonly preview?: ShownPreview;
  /** The initial text of the search box (RTE-02). */
  readonly searchTerm: string;
  /** The capabilities that the backend lacks; left out when it lacks none. */
  readonly lacking?: ReadonlyArray<Capability>;
}

/** The data that the browser needs to hydrate a page. */
export interface DocumentData {
  readonly page: string;
  readonly data: unknown;
  readonly chrome: ChromeData;
  /** The shop's public key at the search service. */
  readonly searchKey: string;
  /** The search service that the page uses. */
  readonly searchProvider: SearchProvider;
  /** Data from the backend module's server part for its browser part; left out when there is none. */
  readonly forBackend?: unknown;
  /** Queries that the backend needs in links; left out when there are none. */
  readonly linkQueries?: LinkQueries;
  /** Third-party scripts that the page loads; left out when there are none (ANA-02). */
  readonly scripts?: ReadonlyArray<PageScript>;
  /** Other origins from which pictures may be loaded; left out when there are none. */
  readonly pictureOrigins?: ReadonlyArray<string>;
}

/** The data of the header and footer without what is the same for every guest; `null` is a cart that could not be read. */
export type WrittenChrome = Partial<Omit<ChromeData, 'cart'>> & { readonly cart?: ChromeData['cart'] | null };

/** The data as a document has it (chrome-defaults.ts). */
export interface WrittenDocument extends Omit<DocumentData, 'chrome'> {
  readonly chrome: WrittenChrome;
}
