import type { Container } from 'inversify';
import type { CspAddition, WebAnswer, WebRequest } from '../../adapters/server/web';
import { scriptsOf } from '../../core/analytics/page-scripts';
import { STORE_LOCATOR_PATH } from '../../core/paths/paths';
import { googleOffer } from '../../core/identity/sign-in/google-offer';
import { isCardOffered } from '../../core/petco-pay/card-offer';
import { cleanSearchTerm } from '../../core/search/search-term';
import type { PageOutcome } from '../../ui/page/page';
import type { ChromeData } from '../../ui/page/page-data';
import { problemOutcome } from '../../ui/pages/problem/problem-page-outcome';
import type { ProblemData } from '../../ui/pages/problem/problem-data';
import { CHOSEN } from '../../ui/pages/stores/locator-query';
import { captchaCsp } from '../captcha/captcha-csp';
import { ChromeTokens } from '../chrome/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { DEFAULT_CACHE } from '../page/page';
import { PAGES, type PageId } from '../pages/pages';
import { PlatformTokens } from '../platform/tokens';
import { makeFragmentCache } from '../rendering/fragment-cache';
import { makePageJson } from '../rendering/page-json';
import { renderPage } from '../rendering/render-page';
import type { Shell } from '../rendering/shell';
import { watchPictures } from '../rendering/watch-pictures';
import type { ServerParts } from './server-containers';

/** The page of one request, in words for the server. */
export interface PageAnswers {
  /** What is around the page, which can be asked for beside the page itself. */
  readonly chrome: (request: WebRequest, container: Container) => Promise<ChromeData>;
  /** The answer for what a page's loader gave. */
  readonly answer: (
    request: WebRequest,
    container: Container,
    page: PageId,
    outcome: PageOutcome<unknown>,
    chrome?: Promise<ChromeData>,
  ) => Promise<WebAnswer>;
  /** The page that says why there is none (RTE-09). */
  readonly problem: (
    request: WebRequest,
    container: Container,
    kind: ProblemData['kind'],
    status: number,
  ) => Promise<WebAnswer>;
}

type ShownPage = Extract<PageOutcome<unknown>, { kind: 'page' }>;

/** Of a page that lacks something, many who ask get one rendering, and soon another. */
const PARTIAL_CACHE = { freshSeconds: 5, staleSeconds: 5 };
/** Enough for the tiles of some thousand products. */
const FRAGMENT_CACHE = { maxSize: 16_000_000 };

/** Turns what loaders give into documents, with how long each is good for and what it may do in a browser. */
export const makePageAnswers = (parts: ServerParts, shell: () => Shell): PageAnswers => {
  const { config, logger } = parts;
  const isPictureAllowed = watchPictures(config.imageOrigins, logger);
  const write = makeFragmentCache({ ...FRAGMENT_CACHE, isPictureAllowed });
  const writeJson = makePageJson();

  const chromeOf: PageAnswers['chrome'] = async (request, container) => ({
    ...(await container.get(ChromeTokens.load)({
      isPersonal: isPersonal(request),
      hasPlace: isPersonal(request) || showsChoice(request),
    })()),
    brand: container.get(PlatformTokens.brand),
    google: container.get(ConfigurationTokens.google),
    environment: container.get(ConfigurationTokens.environment),
    searchTerm: searchTermOf(request),
  });

  const show = async (
    request: WebRequest,
    container: Container,
    page: PageId,
    outcome: ShownPage,
    loading = chromeOf(request, container),
  ): Promise<WebAnswer> => {
    const chrome = await loading;
    const scripts = scriptsOf({ page, path: request.url.pathname }, config.pageScripts);
    const rendered = await renderPage({
      shell: shell(),
      write,
      writeJson,
      container,
      page,
      outcome,
      chrome,
      origin: request.origin,
      hasStripe: request.hasNoStripe !== true,
      searchKey: config.constructorApiKey,
      searchProvider: config.searchProvider,
      scripts,
      pictureOrigins: config.imageOrigins,
      isPictureAllowed,
    });
    const mayShare = config.mode !== 'development' && !isPersonal(request) && !showsChoice(request);
    return {
      ...rendered,
      status: outcome.status ?? 200,
      cspAdditions: cspAdditionsOf(page, chrome),
      scripts: scripts.map(({ src }) => src),
      ...(mayShare && outcome.isShareable ? sharing(page, outcome, chrome) : {}),
    };
  };

  const problem = (
    request: WebRequest,
    container: Container,
    kind: ProblemData['kind'],
    status: number,
    chrome?: Promise<ChromeData>,
  ): Promise<WebAnswer> => {
    const data = problemOutcome({ kind, reference: request.id }, status, container.get(PlatformTokens.shop));
    return show(request, container, 'problem', data, chrome);
  };

  return {
    chrome: chromeOf,
    problem,
    answer: (request, container, page, outcome, chrome) => {
      switch (outcome.kind) {
        case 'page':
          return show(request, container, page, outcome, chrome);
        case 'redirect':
          return Promise.resolve({ redirect: outcome.url, status: outcome.isPermanent ? 301 : 302 });
        case 'not-found':
          return problem(request, container, 'not-found', 404, chrome);
        case 'unavailable':
          return problem(request, container, 'unavailable', 503, chrome);
      }
    },
  };
};

const sharing = (
  page: PageId,
  outcome: ShownPage,
  { navigation }: ChromeData,
): Pick<Extract<WebAnswer, { body: unknown }>, 'shared' | 'isPartial'> => {
  const isPartial = outcome.isPartial === true || navigation.length === 0;
  return { shared: isPartial ? PARTIAL_CACHE : (PAGES[page].server?.cache ?? DEFAULT_CACHE), isPartial };
};

/**
 * The additions to the strict content-security-policy that a page needs: its own, the captcha of the interstitial
 * registration if the card is offered, and Google's if a sign-in with Google is offered, since its dialog can open on
 * every page (USR-11).
 */
export const cspAdditionsOf = (
  page: PageId,
  chrome: Pick<ChromeData, 'configuration' | 'user' | 'google'>,
): ReadonlyArray<CspAddition> => {
  const { configuration, user, google } = chrome;
  const { button, oneTap } = googleOffer(google, configuration, user);
  const isAtGoogle = google?.kind === 'google' && (button || oneTap);
  return [
    ...new Set([
      ...(PAGES[page].server?.csp?.(chrome) ?? []),
      ...(isCardOffered(configuration, user) ? captchaCsp(configuration) : []),
      ...(isAtGoogle ? ['google' as const] : []),
    ]),
  ];
};

/** The answer is for one shopper alone; a form may just have given them an identity. */
export const isPersonal = (request: WebRequest): boolean => request.personal || request.cookies.changes().length > 0;

/** The page after a store was chosen without scripts shows it, whoever the shopper is: it is never shared. */
const showsChoice = ({ url }: WebRequest): boolean =>
  url.searchParams.has(CHOSEN) && `${url.pathname}/`.startsWith(`${STORE_LOCATOR_PATH}/`);

const searchTermOf = ({ url }: WebRequest): string =>
  cleanSearchTerm(url.searchParams.get('query') ?? url.searchParams.get('searchTerm') ?? '');
