import type { PageScript } from '../../core/analytics/page-scripts';
import type { LinkQueries } from '../../core/paths/link-to';
import type { SearchProvider } from '../../core/search/search-provider';
import type { PageOutcome } from '../../ui/page/page';
import { withoutDefaults } from '../../ui/page/chrome-defaults';
import type { ChromeData, WrittenDocument } from '../../ui/page/page-data';
import { ShopApp } from '../../ui/app/shop-app';
import { MAIN_ID } from '../../ui/chrome/page-regions';
import type { PictureRule } from '../../ui/design/picture-rule';
import { startChrome } from '../chrome/start-chrome';
import { PAGES, type PageId } from '../pages/pages';
import type { Services } from '../token/services';
import { rewardsSlot } from '../widgets/rewards/rewards-slot';
import type { Write } from './fragment-cache';
import { headHtml, textScript } from './head';
import type { WriteJson } from './page-json';
import { serverSetup } from './server-platform';
import type { Shell } from './shell';

export interface Rendering {
  readonly shell: Shell;
  readonly write: Write;
  readonly writeJson: WriteJson;
  readonly services: Services;
  readonly page: PageId;
  readonly outcome: Extract<PageOutcome<unknown>, { kind: 'page' }>;
  readonly chrome: ChromeData;
  readonly origin: string;
  readonly hasStripe: boolean;
  readonly searchKey: string;
  readonly searchProvider: SearchProvider;
  /** The data from the backend's server half for its browser half; undefined for none. */
  readonly forBackend: unknown;
  /** Queries for links that the backend requires; undefined for none. */
  readonly linkQueries: LinkQueries | undefined;
  /** Third-party scripts that the page loads by itself. */
  readonly scripts: ReadonlyArray<PageScript>;
  /** Other origins from which images are allowed. */
  readonly pictureOrigins: ReadonlyArray<string>;
  readonly isPictureAllowed: PictureRule;
}

export interface RenderedPage {
  readonly body: Buffer;
  /** Sources of the content-security-policy for the inline styles. */
  readonly styles: ReadonlyArray<string>;
}

/** Renders the whole document: head, page, and its data for the browser. */
export const renderPage = async (rendering: Rendering): Promise<RenderedPage> => {
  const { shell, chrome, outcome, page, hasStripe } = rendering;
  const styles = shell.stylesOf(['ui/app/shell.html', HEADER_MODULE, ...screenModules(page)]);
  const app = await renderApp(
    rendering,
    styles.flatMap(({ later }) => later ?? []),
  );
  const head = headHtml(outcome.head, {
    shop: chrome.brand.shop,
    origin: rendering.origin,
    styles,
    font: shell.font,
    paintedFrom: MAIN_ID,
    isPictureAllowed: rendering.isPictureAllowed,
  });
  const data = textScript('application/json', rendering.writeJson(documentData(rendering)), DATA_ID);
  const body = Buffer.concat([
    Buffer.from((hasStripe ? shell.start : shell.startWithoutStripe) + head + shell.afterHead),
    ...app,
    Buffer.from(shell.afterApp + data + shell.end),
  ]);
  return { body, styles: styles.flatMap(({ source }) => source ?? []) };
};

const DATA_ID = 'page-data';
/** The browser loads this module later than the page, but the page is shown with its styles. */
const HEADER_MODULE = 'composition/widgets/header/header-root.tsx';

const renderApp = async (
  { services, page, outcome, chrome, write }: Rendering,
  laterStyles: ReadonlyArray<string>,
): Promise<ReadonlyArray<Buffer>> => {
  const screen = await PAGES[page].screen();
  const dependencies = startChrome(serverSetup(services), chrome);
  const { element } = screen(dependencies, outcome.data);
  return write(
    <ShopApp
      chrome={dependencies.chrome}
      panels={dependencies.panels}
      myStore={dependencies.myStore}
      rewards={rewardsSlot(dependencies)}
      laterStyles={laterStyles}
    >
      {element}
    </ShopApp>,
  );
};

const screenModules = (page: PageId): ReadonlyArray<string> => {
  const { server } = PAGES[page];
  return server === undefined ? [] : [server.screenModule];
};

const documentData = ({
  page,
  outcome,
  chrome,
  searchKey,
  searchProvider,
  forBackend,
  linkQueries,
  scripts,
  pictureOrigins,
}: Rendering): WrittenDocument => ({
  page,
  data: outcome.data,
  chrome: withoutDefaults(chrome),
  searchKey,
  searchProvider,
  ...(forBackend === undefined ? {} : { forBackend }),
  ...(linkQueries === undefined ? {} : { linkQueries }),
  ...(scripts.length === 0 ? {} : { scripts }),
  ...(pictureOrigins.length === 0 ? {} : { pictureOrigins }),
});
