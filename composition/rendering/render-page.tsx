import type { PageScript } from '../../core/analytics/page-scripts';
import type { LinkQueries } from '../../core/paths/link-to';
import type { PetKind } from '../../core/shared/pet-kind';
import type { SearchProvider } from '../../core/search/search-provider';
import type { PageOutcome } from '../../ui/page/page';
import { withoutDefaults } from '../../ui/page/chrome-defaults';
import type { ChromeData, WrittenDocument } from '../../ui/page/page-data';
import type { ReactElement } from 'react';
import { EMPTY_CART } from '../../core/cart/cart';
import { GUEST } from '../../core/identity/session/header-user';
import { NO_CARD } from '../../core/petco-pay/card-status';
import { PageContent } from '../../ui/app/page-content';
import { renderedHeader } from '../../ui/app/rendered-header';
import { ShopApp, type PagePart } from '../../ui/app/shop-app';
import { ShopHeader } from '../../ui/app/shop-header';
import { MAIN_ID } from '../../ui/chrome/page-regions';
import type { PictureRule } from '../../ui/design/picture-rule';
import { startChrome } from '../chrome/start-chrome';
import type { Page, ShopperData } from '../page/page';
import type { ScreenDependencies } from '../page/screen-dependencies';
import { PAGES, type PageId } from '../pages/pages';
import type { Services } from '../token/services';
import { rewardsSlot } from '../widgets/rewards/rewards-slot';
import type { Write } from './fragment-cache';
import { escapeHtml, headHtml, textScript } from './head';
import type { WriteJson } from './page-json';
import { serverSetup } from './server-platform';
import type { Shell } from './shell';

export interface Rendering {
  readonly shell: Shell;
  readonly write: Write;
  readonly writeJson: WriteJson;
  /** The services of the request. */
  readonly services: Services;
  /** The services of a visitor without cookies. */
  readonly anonymous: Services;
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
  const styles = shell.stylesOf(['ui/app/shell.html', HEADER_MODULE, ...screenModules(page, chrome.user)]);
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
  const start = withAddress(
    withPets(hasStripe ? shell.start : shell.startWithoutStripe, chrome.user.petKinds),
    outcome.address,
  );
  const body = Buffer.concat([
    Buffer.from(start + head + shell.afterHead),
    ...app,
    Buffer.from(shell.afterApp + data + shell.end),
  ]);
  return { body, styles: styles.flatMap(({ source }) => source ?? []) };
};

/** Tells styles which kinds of pets the shopper has: the room for advice is then kept from the first paint on (ACC-04). */
const withPets = (start: string, kinds: ReadonlyArray<PetKind>): string =>
  kinds.length === 0 ? start : start.replace('<html', `<html data-pets="${kinds.join(' ')}"`);

/** Tells the browser the address of the page that answers a posted form, for its history (browser-boot.ts). */
const withAddress = (start: string, address: string | undefined): string =>
  address === undefined ? start : start.replace('<html', () => `<html data-address="${escapeHtml(address)}"`);

type MountScreen = Awaited<ReturnType<Page['screen']>>;

const DATA_ID = 'page-data';
/** The browser loads this module later than the page, but the page is shown with its styles. */
const HEADER_MODULE = 'composition/widgets/header/header-root.tsx';

const renderApp = async (rendering: Rendering, laterStyles: ReadonlyArray<string>): Promise<ReadonlyArray<Buffer>> => {
  const { chrome, page } = rendering;
  const screen = await PAGES[page].screen();
  const forShopper = once(() => startChrome(serverSetup(rendering.services), chrome));
  return rendering.write(
    <ShopApp
      brand={chrome.brand}
      configuration={chrome.configuration}
      emergency={chrome.emergency}
      preview={chrome.preview}
      header={headerPart(page, chrome, forShopper)}
      main={mainOf(rendering, screen, forShopper)}
      isReduced={PAGES[page].server?.header !== undefined}
      laterStyles={laterStyles}
    />,
  );
};

/** Returns the page's own header, or that of the shop. */
const headerPart = (page: PageId, chrome: ChromeData, forShopper: () => ScreenDependencies): PagePart => {
  const own = PAGES[page].server?.header;
  return own === undefined
    ? { inputs: [chrome], render: () => headerOf(forShopper(), chrome) }
    : { inputs: undefined, render: () => own(chrome) };
};

const headerOf = (dependencies: ScreenDependencies, { chat }: ChromeData): ReactElement => {
  const { chrome, myStore, panels } = dependencies;
  return (
    <ShopHeader
      chrome={chrome}
      panels={panels}
      myStore={myStore}
      rendered={renderedHeader(chrome, myStore)}
      rewards={rewardsSlot(dependencies)}
      hasChat={chat !== undefined}
    />
  );
};

/**
 * Returns the main element. A page that names what it shows of the shopper gets nothing else: its HTML may be sent to
 * others, so it is rendered with the services of a visitor without cookies and without the header's data.
 */
const mainOf = (
  { anonymous, page, outcome: { data }, chrome }: Rendering,
  screen: MountScreen,
  forShopper: () => ScreenDependencies,
): PagePart => {
  const shows = PAGES[page].server?.mainShows;
  if (shows === undefined) return { inputs: undefined, render: () => contentOf(screen, forShopper(), data) };
  const shown = { ...NO_SHOPPER, ...shows(chrome) };
  return {
    inputs: [page, data, shown, chrome.configuration],
    render: () => contentOf(screen, startChrome(serverSetup(anonymous), { ...ofEverybody(chrome), ...shown }), data),
  };
};

/**
 * Returns the chrome's data without those of one shopper and without what only the header shows. All but the
 * configuration stay the same while the process runs.
 */
const ofEverybody = (chrome: ChromeData): Omit<ChromeData, keyof ShopperData> => {
  const { brand, configuration, environment, google } = chrome;
  return { brand, configuration, environment, google, emergency: [], navigation: [], menusVersion: '', searchTerm: '' };
};

const contentOf = (screen: MountScreen, dependencies: ScreenDependencies, data: unknown): ReactElement => {
  const { chrome, myStore, panels, wishes } = dependencies;
  return (
    <PageContent chrome={chrome} panels={panels} myStore={myStore} wishes={wishes}>
      {screen(dependencies, data).element}
    </PageContent>
  );
};

/** The data of a visitor of whom nothing is known. */
const NO_SHOPPER: ShopperData = { user: GUEST, cart: EMPTY_CART, card: NO_CARD, store: undefined, zipCode: undefined };

const once = <A,>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined;
  return () => (made ??= { value: make() }).value;
};

const screenModules = (page: PageId, { petKinds }: ChromeData['user']): ReadonlyArray<string> => {
  const { server } = PAGES[page];
  if (server === undefined) return [];
  const { screenModule, petModule } = server;
  return petModule === undefined || petKinds.length === 0 ? [screenModule] : [screenModule, petModule];
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
