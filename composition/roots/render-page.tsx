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
}

/** The whole document: head, page, and its data for the browser, in one text. */
export const renderPage = async ({
  shell,
  write,
  container,
  page,
  outcome,
  chrome,
  origin,
}: Rendering): Promise<string> => {
  const screen = await loadScreen(page);
  const supplies = suppliesOf(container);
  supplies.add(PlatformTokens.history, NO_HISTORY);
  const model = startChrome(supplies, chrome);
  const { element } = screen(supplies, outcome.data);
  const app = write(<ShopApp chrome={model}>{element}</ShopApp>);
  const data: DocumentData = { page, data: outcome.data, chrome };
  const styles = shell.stylesOf(['ui/app/shell.html', screenModule(page)]);
  return [
    shell.start,
    headHtml(outcome.head, { shop: chrome.brand.shop, origin, styles, font: shell.font }),
    shell.afterHead,
    app,
    shell.afterApp,
    dataScript('application/json', data, 'page-data'),
    shell.end,
  ].join('');
};

/** A rendered page is somewhere only in the browser. */
const NO_HISTORY: PageHistory = {
  current: () => '',
  push: () => () => undefined,
  leave: () => () => undefined,
  returns: NEVER,
};
