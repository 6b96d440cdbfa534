import type { PageScript } from '../../core/analytics/page-scripts';
import type { Chrome } from '../../core/chrome/load-chrome';
import type { Brand } from '../../core/configuration/brand';
import type { GoogleSetup } from '../../core/identity/sign-in/google-setup';
import type { HeaderSurroundings } from '../../core/overlay/header-panels';
import type { SearchProvider } from '../../core/search/search-provider';

/** What is around every page; all of it can be had again without the page. */
export interface ChromeData extends Chrome {
  readonly brand: Brand;
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
