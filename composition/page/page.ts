import type { Task } from 'fp-ts/Task';
import type { ReactElement } from 'react';
import type { CspAddition, Shared } from '../../adapters/server/requests/web';
import type { PageLoader, PageRequest } from '../../ui/page/page';
import type { PageAction } from '../../ui/page/page-action';
import type { ChromeData } from '../../ui/page/page-data';
import type { ScreenDependencies } from './screen-dependencies';
import type { PageDependencies } from './page-dependencies';
import type { MountedScreen, Screen } from './screen';

/** The data of one shopper that header and footer have. */
export type ShopperData = Pick<ChromeData, 'user' | 'cart' | 'card' | 'store' | 'zipCode'>;

/** The server's part of a page, beside its screen. */
export interface PageServer<Data> {
  /**
   * Paths in the router's patterns (find-my-way); a trailing slash makes no difference. Empty: the page has no address
   * of its own.
   */
  readonly paths: ReadonlyArray<string>;
  /** The screen's source file, which is the key of its stylesheets in the build's manifest. */
  readonly screenModule: string;
  /** A module that is loaded later for shoppers with pets, whose styles their documents have from the start. */
  readonly petModule?: string;
  readonly loader: (dependencies: PageDependencies) => PageLoader<Data>;
  /**
   * The parameters of the address that the loader reads; none by default. Others are removed before the page is loaded or
   * looked up in the cache, so that links of campaigns and invented parameters get the page that is cached already.
   */
  readonly reads?: ReadonlyArray<string>;
  /** The page's forms without scripts, by the path of their action. */
  readonly actions?: Readonly<Record<string, (dependencies: PageDependencies) => PageAction<Data>>>;
  /** The name of the page that a signed-in shopper gets at these paths instead; by default undefined. */
  readonly whenSignedIn?: string;
  /** The page that shows some of these addresses instead, such as departments among categories; none by default. */
  readonly instead?: {
    /** Its name. */
    readonly page: string;
    /** Whether it shows the address of a request; it never rejects. */
    readonly when: (dependencies: PageDependencies) => (request: PageRequest) => Task<boolean>;
  };
  /** How long a page that is the same for every guest may be cached; `DEFAULT_CACHE` by default. */
  readonly cache?: Shared;
  /** Its additions to the strict content-security-policy; none by default. */
  readonly csp?: (chrome: Pick<ChromeData, 'configuration'>) => ReadonlyArray<CspAddition>;
  /**
   * Returns all data of the shopper that the main element shows beside the page's own data. Main is then rendered without
   * any other data of the shopper, and equal data may get the HTML of an earlier rendering. Undefined: main may show
   * anything, and is rendered for each request.
   */
  readonly mainShows?: (shopper: ShopperData) => Partial<ShopperData>;
  /**
   * Replaces the header of the shop, by default undefined. It is never hydrated, so it consists of links only (CHK-01).
   */
  readonly header?: (chrome: Pick<ChromeData, 'brand' | 'cart'>) => ReactElement;
  /** Whether its loader reads the referring page, which makes the response private. */
  readonly readsReferrer?: boolean;
  /** Whether the page exists in development only. */
  readonly isDevelopmentOnly?: boolean;
}

export interface PageDefinition<Data> {
  /** Loads the screen, a chunk of its own, which server and browser share. */
  readonly screen: () => Promise<Screen<Data>>;
  /** Excluded from browser builds: `process.browser ? undefined : { … }`. */
  readonly server: PageServer<Data> | undefined;
}

/** A page of the shop, with any type of data. */
export interface Page {
  /** `data` is the result of the page's own loader, on the server or from the document. */
  readonly screen: () => Promise<(dependencies: ScreenDependencies, data: unknown) => MountedScreen>;
  /** Undefined in browsers. */
  readonly server: PageServer<unknown> | undefined;
}

/** Defines a page: its screen, its loader and its forms agree on the page's data. */
export const definePage = <Data>({ screen, server }: PageDefinition<Data>): Page => ({
  screen: async () => {
    const mount = await screen();
    return (dependencies, data) => mount(dependencies, data as Data);
  },
  server,
});

/**
 * Caches in front of the server revalidate within five seconds, so that a new price is shown within ten. The server's
 * own cache renews a page when the catalogue's version changes.
 */
export const DEFAULT_CACHE: Shared = {
  freshSeconds: 60,
  staleSeconds: 600,
  edge: { freshSeconds: 2, staleSeconds: 1 },
};
