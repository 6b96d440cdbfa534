import type { Container } from 'inversify';
import { NEVER } from 'rxjs';
import type { PageHistory } from '../../core/shared/page-history';
import type { PageOutcome } from '../../ui/app/page';
import type { ChromeData, DocumentData } from '../../ui/app/page-data';
import { ShopApp } from '../../ui/app/shop-app';
import { dataScript, headHtml } from '../document/head';
import type { Write } from '../document/part-shelf';
import type { Shell } from '../document/shell';
import { suppliesOf } from '../supplies';
import { PlatformTokens } from '../tokens/platform-tokens';
import { loadScreen, screenModule, type PageId } from '../screens/screens';
import { startChrome } from './start-chrome';

export interface Rendering {
  readonly shell: Shell;
  readonly write: Write;
  readonly container: Container;
  readonly page: PageId;
  readonly outcome: Extract<PageOutcome<unknown>, { kind: 'page' }>;
  readonly chrome: ChromeData;
  readonly origin: string;
  readonly searchKey: string;
}

/** The whole document: head, page, and its data for the browser. */
export const renderPage = async ({
  shell,
  write,
  container,
  page,
  outcome,
  chrome,
  origin,
  searchKey,
}: Rendering): Promise<Buffer> => {
  const screen = await loadScreen(page);
  const supplies = suppliesOf(container);
  supplies.add(PlatformTokens.history, NO_HISTORY);
  const model = startChrome(supplies, chrome);
  const { element } = screen(supplies, outcome.data);
  const app = write(<ShopApp chrome={model}>{element}</ShopApp>);
  const data: DocumentData = { page, data: outcome.data, chrome, searchKey };
  const styles = shell.stylesOf(['ui/app/shell.html', screenModule(page)]);
  const head = headHtml(outcome.head, { shop: chrome.brand.shop, origin, styles, font: shell.font });
  return Buffer.concat([
    Buffer.from(shell.start + head + shell.afterHead),
    ...app,
    Buffer.from(shell.afterApp + dataScript('application/json', data, 'page-data') + shell.end),
  ]);
};

/** A rendered page is somewhere only in the browser. */
const NO_HISTORY: PageHistory = {
  current: () => '',
  push: () => () => undefined,
  leave: () => () => undefined,
  returns: NEVER,
};
