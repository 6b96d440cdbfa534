import type { CspAddition, Shared } from '../../adapters/server/requests/web';
import type { PageLoader } from '../../ui/page/page';
import type { PageAction } from '../../ui/page/page-action';
import type { ChromeData } from '../../ui/page/page-data';
import type { ScreenDependencies } from './screen-dependencies';
import type { PageDependencies } from './page-dependencies';
import type { MountedScreen, Screen } from './screen';

/** What the server knows of a page beside its screen. */
export interface PageServer<Data> {
  /** Paths in the router's patterns (find-my-way); a slash at the end makes no difference. None: no address of its own. */
  readonly paths: ReadonlyArray<string>;
  /** The screen's source file, under which the build's manifest lists its stylesheets. */
  readonly screenModule: string;
  readonly loader: (dependencies: PageDependencies) => PageLoader<Data>;
  /** The page's forms without scripts, by the path that they are posted to. */
  readonly actions?: Readonly<Record<string, (dependencies: PageDependencies) => PageAction<Data>>>;
  /** How long a rendering that is the same for every guest is good for; `DEFAULT_CACHE` when left out. */
  readonly cache?: Shared;
  /** Its additions to the strict content-security-policy; none by default. */
  readonly csp?: (chrome: Pick<ChromeData, 'configuration'>) => ReadonlyArray<CspAddition>;
  /** Whether its loader asks where the shopper came from; asking makes the answer private. */
  readonly readsReferrer?: boolean;
  /** Whether it is found in development alone. */
  readonly isDevelopmentOnly?: boolean;
}

export interface PageDefinition<Data> {
  /** Fetches the screen, a chunk of its own, which server and browser share. */
  readonly screen: () => Promise<Screen<Data>>;
  /** Left out of what is built for browsers: `process.browser ? undefined : { … }`. */
  readonly server: PageServer<Data> | undefined;
}

/** A page of the shop, whatever its data. */
export interface Page {
  /** The data is what the page's own loader gave, on the server or through the document. */
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

/** Caches in front ask again within five seconds, so that a new price shows in ten; here a page is renewed by its version. */
export const DEFAULT_CACHE: Shared = {
  freshSeconds: 60,
  staleSeconds: 600,
  edge: { freshSeconds: 2, staleSeconds: 1 },
};
