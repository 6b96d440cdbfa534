import type { PageScript } from '../../core/analytics/page-scripts';
import type { Chrome } from '../../core/chrome/load-chrome';
import type { Brand } from '../../core/configuration/brand';
import type { Capability } from '../../core/configuration/capabilities';
import type { GoogleSetup } from '../../core/identity/sign-in/google-setup';
import type { HeaderEnvironment } from '../../core/overlay/header-panels';
import type { LinkQueries } from '../../core/paths/link-to';
import type { SearchProvider } from '../../core/search/search-provider';

/** Data for header and footer of every page; it can be fetched again without the page. */
export interface ChromeData extends Chrome {
  readonly brand: Brand;
  /** The deployment that served the page (HDR-12). */
  readonly environment: Omit<HeaderEnvironment, 'enablePCC'>;
  /** How Google signs shoppers in; undefined where that is switched off. */
  readonly google: GoogleSetup | undefined;
  /** What the search box shows at first (RTE-02). */
  readonly searchTerm: string;
  /** What the backend cannot do; left out where it lacks nothing. */
  readonly lacking?: ReadonlyArray<Capability>;
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
  /** What the backend's server half gives its browser half; left out where that is nothing. */
  readonly forBackend?: unknown;
  /** Queries that the backend wants in links; left out where there are none. */
  readonly linkQueries?: LinkQueries;
  /** Scripts of others that the page loads by itself; left out where there are none (ANA-02). */
  readonly scripts?: ReadonlyArray<PageScript>;
  /** Origins beside the shop's own that pictures may come from; left out where there are none. */
  readonly pictureOrigins?: ReadonlyArray<string>;
}
