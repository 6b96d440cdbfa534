import type { Container } from 'inversify';
import type { PageScript } from '../../core/analytics/page-scripts';
import type { SearchProvider } from '../../core/search/search-provider';
import type { PageHistory } from '../../core/shared/page-history';
import type { PageOutcome } from '../../ui/app/page';
import type { ChromeData, DocumentData } from '../../ui/app/page-data';
import { ShopApp } from '../../ui/app/shop-app';
import { MAIN_ID } from '../../ui/chrome/layout';
import type { PictureRule } from '../../ui/design/picture-rule';
import { headHtml, textScript } from '../document/head';
import type { WriteJson } from '../document/page-json';
import type { Write } from '../document/part-shelf';
import type { Shell } from '../document/shell';
import { suppliesOf } from '../supplies';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { rewardsSlot } from '../rewards/rewards-slot';
import { loadScreen, screenModule, type PageId } from '../screens/screens';
import { startChrome } from './start-chrome';

export interface Rendering {
  readonly shell: Shell;
  readonly write: Write;
  readonly writeJson: WriteJson;
  readonly container: Container;
  readonly page: PageId;
  readonly outcome: Extract<PageOutcome<unknown>, { kind: 'page' }>;
  readonly chrome: ChromeData;
  readonly origin: string;
  readonly hasStripe: boolean;
  readonly searchKey: string;
  readonly searchProvider: SearchProvider;
  /** Scripts of others that the page loads by itself. */
  readonly scripts: ReadonlyArray<PageScript>;
  /** Origins beside the shop's own that pictures may come from. */
  readonly pictureOrigins: ReadonlyArray<string>;
  readonly isPictureAllowed: PictureRule;
}

export interface RenderedPage {
  readonly body: Buffer;
  /** Sources of the content-security-policy for the styles in it. */
  readonly styles: ReadonlyArray<string>;
}

/** The whole document: head, page, and its data for the browser. */
export const renderPage = async ({
  shell,
  write,
  writeJson,
  container,
  page,
  outcome,
  chrome,
  origin,
  hasStripe,
  searchKey,
  searchProvider,
  scripts,
  pictureOrigins,
  isPictureAllowed,
}: Rendering): Promise<RenderedPage> => {
  const screen = await loadScreen(page);
  const supplies = suppliesOf(container);
  supplies.add(PlatformTokens.history, NO_HISTORY);
  const model = startChrome(supplies, chrome);
  const { element } = screen(supplies, outcome.data);
  const app = write(
    <ShopApp
      chrome={model}
      panels={supplies.get(ChromeTokens.panels)}
      myStore={supplies.get(ChromeTokens.myStore)}
      rewards={rewardsSlot(supplies)}
    >
      {element}
    </ShopApp>,
  );
  const data: DocumentData = {
    page,
    data: outcome.data,
    chrome,
    searchKey,
    searchProvider,
    ...(scripts.length === 0 ? {} : { scripts }),
    ...(pictureOrigins.length === 0 ? {} : { pictureOrigins }),
  };
  const styles = shell.stylesOf(['ui/app/shell.html', screenModule(page)]);
  const head = headHtml(outcome.head, {
    shop: chrome.brand.shop,
    origin,
    styles,
    font: shell.font,
    paintedFrom: MAIN_ID,
    isPictureAllowed,
  });
  const body = Buffer.concat([
    Buffer.from((hasStripe ? shell.start : shell.startWithoutStripe) + head + shell.afterHead),
    ...app,
    Buffer.from(shell.afterApp + textScript('application/json', writeJson(data), DATA_ID) + shell.end),
  ]);
  return { body, styles: styles.flatMap(({ source }) => source ?? []) };
};

const DATA_ID = 'page-data';

/** A rendered page is somewhere only in the browser. */
const NO_HISTORY: PageHistory = {
  current: () => '',
  push: () => () => undefined,
  leave: () => () => undefined,
  whenReturned: () => () => undefined,
};
