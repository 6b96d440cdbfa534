import type { Container } from 'inversify';
import type { Ads } from '../../adapters/server/citrus-door';
import { isRedirect } from '../../adapters/server/web';
import type { Fault, HandleFault, HandleWeb, WebAnswer, WebRequest } from '../../adapters/server/web';
import { scriptsOf } from '../../core/analytics/page-scripts';
import { CART_PATH, RECALCULATE_PATH, STORE_LOCATOR_PATH } from '../../core/catalogue/paths';
import type { AccessTokens } from '../../core/search/access-token';
import { cleanSearchTerm } from '../../core/search/search-term';
import { FORM_ACTIONS } from '../../ui/chrome/form-actions';
import { LINKS } from '../../ui/chrome/header-links';
import type { PageOutcome } from '../../ui/app/page';
import type { ChromeData } from '../../ui/app/page-data';
import { errorOutcome } from '../../ui/pages/error/error-loader';
import { problemOutcome } from '../../ui/pages/problem/problem-page-outcome';
import { CHOSEN } from '../../ui/pages/stores/locator-query';
import { makePageJson } from '../document/page-json';
import { makePartShelf } from '../document/part-shelf';
import { watchPictures } from '../document/watch-pictures';
import type { Shell } from '../document/shell';
import { addToCartForm, applyPromotionForm, changeQuantityForm, removePromotionForm } from '../forms/cart-forms';
import type { FormOutcome } from '../forms/form-outcome';
import { passwordResetForm } from '../forms/password-forms';
import { registerForm } from '../forms/register-form';
import { joinPalsForm, loadCouponsForm } from '../forms/rewards-forms';
import { signInForm, signOutForm } from '../forms/session-forms';
import { signInLinkForm } from '../forms/sign-in-link-form';
import { chooseStoreForm } from '../forms/store-forms';
import { unavailablePage } from '../forms/unavailable-page';
import { CartTokens } from '../tokens/cart-tokens';
import { ErrorTokens } from '../tokens/error-tokens';
import { SearchTokens } from '../tokens/search-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { PageId } from '../screens/screens';
import { makeFormContainer } from './form-container';
import { loadChrome } from './load-chrome';
import { grantsOf } from './page-grants';
import { PAGE_LOADERS } from './page-loaders';
import { renderPage } from './render-page';
import { serverAds } from './server-ads';
import { makePublicContainer, makeRequestContainer, type ServerParts } from './server-containers';
import { answerSitemap } from './sitemap';
import { matchRoute, redirectOf, type RouteMatch } from './shop-routes';
import { withinDeadline } from './within-deadline';
import { ownValue } from '../../core/shared/own-value';

export interface Shop {
  readonly handle: HandleWeb;
  readonly handleFault: HandleFault;
  /** For the browsers' questions to the search and recommendation service. */
  readonly accessTokens: AccessTokens;
  /** For the sponsored ads of the shop's pages and of those of others. */
  readonly ads: Ads;
}

/** Caches in front ask again within five seconds, so that a new price shows in ten; here a page is renewed by its version. */
const SHARED = { freshSeconds: 60, staleSeconds: 600, edge: { freshSeconds: 2, staleSeconds: 1 } };
/** Many who ask for a page that lacks something get one rendering, and soon another. */
const PARTLY_SHARED = { freshSeconds: 5, staleSeconds: 5 };
/** Enough for the tiles of some thousand products. */
const PART_SHELF = { maxSize: 16_000_000 };

/** Pages that lead back, or that do something only for those whom the shop has led there: asking makes them private. */
const ASK_WHENCE: ReadonlySet<PageId> = new Set(['sign-in', 'register', 'password-reset', 'sign-in-link', 'sign-out']);

/** The whole shop behind HTTP: pages by their loaders, forms by the same use cases, problems by pages of their own. */
export const makeShop = (parts: ServerParts, shell: () => Shell): Shop => {
  const everybody = makePublicContainer(parts);
  const pictureOrigins = parts.config.imageOrigins;
  const isPictureAllowed = watchPictures(pictureOrigins, parts.logger);
  const write = makePartShelf({ ...PART_SHELF, isPictureAllowed });
  const writeJson = makePageJson();

  const draw = async (
    request: WebRequest,
    container: Container,
    page: PageId,
    outcome: Extract<PageOutcome<unknown>, { kind: 'page' }>,
    loading: Promise<ChromeData> = chromeOf(request, container),
  ): Promise<WebAnswer> => {
    const chrome = await loading;
    const mayShare = parts.config.mode !== 'development';
    const isShared = mayShare && outcome.isShareable && !isPersonal(request) && !showsChoice(request);
    const isPartial = outcome.isPartial === true || chrome.navigation.length === 0;
    const scripts = scriptsOf({ page, path: request.url.pathname }, parts.config.pageScripts);
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
      searchKey: parts.config.constructorApiKey,
      searchProvider: parts.config.searchProvider,
      scripts,
      pictureOrigins,
      isPictureAllowed,
    });
    return {
      ...rendered,
      status: outcome.status ?? 200,
      grants: grantsOf(page, chrome),
      scripts: scripts.map(({ src }) => src),
      ...(isShared ? { shared: isPartial ? PARTLY_SHARED : SHARED, isPartial } : {}),
    };
  };

  const answer = (
    request: WebRequest,
    container: Container,
    page: PageId,
    outcome: PageOutcome<unknown>,
    chrome?: Promise<ChromeData>,
  ): Promise<WebAnswer> => {
    switch (outcome.kind) {
      case 'page':
        return draw(request, container, page, outcome, chrome);
      case 'redirect':
        return Promise.resolve({ redirect: outcome.url, status: outcome.isPermanent ? 301 : 302 });
      case 'not-found':
        return drawProblem(request, container, 'not-found', 404, chrome);
      case 'unavailable':
        return drawProblem(request, container, 'unavailable', 503, chrome);
    }
  };

  const drawProblem = (
    request: WebRequest,
    container: Container,
    kind: 'not-found' | 'unavailable' | 'refused' | 'broken',
    status: number,
    chrome?: Promise<ChromeData>,
  ): Promise<WebAnswer> => {
    const { shop } = container.get(PlatformTokens.brand);
    return draw(request, container, 'problem', problemOutcome({ kind, reference: request.id }, status, shop), chrome);
  };

  const showPage = async (request: WebRequest, container: Container, match: RouteMatch): Promise<WebAnswer> => {
    if (match.page === 'problem' || (match.page === 'design' && parts.config.mode === 'production')) {
      return drawProblem(request, container, 'not-found', 404);
    }
    const { pathname, searchParams } = request.url;
    if (match.page === 'cart') showOneCart(container);
    const load = PAGE_LOADERS[match.page](container)({
      path: pathname,
      parameters: match.parameters,
      query: searchParams,
      isPersonal: isPersonal(request),
      cameFrom: ASK_WHENCE.has(match.page) ? request.cameFrom() : undefined,
    });
    // What is around the page is asked for at the same time.
    const chrome = chromeOf(request, container);
    // It may fail while the page is still waited for, or after the page has; whoever awaits it hears of that.
    chrome.catch(() => undefined);
    const outcome = await withinDeadline<PageOutcome<unknown>>(load, { kind: 'unavailable' })();
    return answer(request, container, match.page, outcome, chrome);
  };

  const takeForm = async (request: WebRequest, container: Container): Promise<WebAnswer> => {
    const form = ownValue(FORMS, request.url.pathname);
    if (form === undefined) return drawProblem(request, container, 'not-found', 404);
    const overdue = new AbortController();
    const tooLate = unavailablePage(container, request.id);
    const outcome = await withinDeadline(() => form(makeFormContainer(container, overdue.signal), request), tooLate)();
    if (outcome === tooLate) overdue.abort();
    return outcome.kind === 'see-other'
      ? { redirect: outcome.url, status: 303, ...(outcome.headers ? { headers: outcome.headers } : {}) }
      : answer(request, container, outcome.page, outcome.outcome);
  };

  const handle: HandleWeb = async (request) => {
    const container = makeRequestContainer(everybody, parts, request);
    const answer = await answerTo(request, container);
    const { path } = container.get(ErrorTokens.wayOut);
    return path === undefined || isRedirect(answer) ? answer : { redirect: path, status: 303 };
  };

  const answerTo = async (request: WebRequest, container: Container): Promise<WebAnswer> => {
    if (request.method === 'POST') return takeForm(request, container);
    const { pathname } = request.url;
    const moved = redirectOf(pathname);
    if (moved !== undefined) return { redirect: moved, status: 301 };
    if (pathname === RECALCULATE_PATH) return recalculate(request, container);
    const sitemap = await answerSitemap(container, request);
    if (sitemap !== undefined) return sitemap;
    const match = matchRoute(pathname);
    return match === undefined
      ? drawProblem(request, container, 'not-found', 404)
      : showPage(request, container, match);
  };

  return {
    handle,
    accessTokens: everybody.get(SearchTokens.accessTokens),
    ads: serverAds(parts),
    handleFault: (request, fault) => {
      const container = makeRequestContainer(everybody, parts, request);
      if (fault.kind !== 'cross-site') return drawProblem(request, container, problemOf(fault), fault.status);
      const { shop } = container.get(PlatformTokens.brand);
      return draw(
        request,
        container,
        'error',
        errorOutcome({ kind: 'cross-site-request-forgery' }, fault.status, shop),
      );
    },
  };
};

const FORMS: Readonly<Record<string, (container: Container, request: WebRequest) => Promise<FormOutcome>>> = {
  [FORM_ACTIONS.addToCart]: (container, { form }) => addToCartForm(container, form),
  [FORM_ACTIONS.changeQuantity]: (container, { form }) => changeQuantityForm(container, form),
  [FORM_ACTIONS.applyPromotion]: (container, { form }) => applyPromotionForm(container, form),
  [FORM_ACTIONS.removePromotion]: (container, { form }) => removePromotionForm(container, form),
  [FORM_ACTIONS.loadCoupons]: (container, { form }) => loadCouponsForm(container, form),
  [FORM_ACTIONS.joinPals]: (container, { form }) => joinPalsForm(container, form),
  [FORM_ACTIONS.chooseStore]: (container, { form }) => chooseStoreForm(container, form),
  [FORM_ACTIONS.register]: (container, { form }) => registerForm(container, form),
  [FORM_ACTIONS.signIn]: (container, { form }) => signInForm(container, form),
  [FORM_ACTIONS.resetPassword]: (container, { form }) => passwordResetForm(container, form),
  [FORM_ACTIONS.signInLink]: (container, { form }) => signInLinkForm(container, form),
  [LINKS.signOut]: (container, { form, id }) => signOutForm(container, form, id),
};

/** The cart's page and what is around it show one and the same cart, which is asked for once. */
const showOneCart = (container: Container): void => {
  const loadCart = container.get(CartTokens.loadCart);
  let answer: ReturnType<typeof loadCart> | undefined;
  container.rebind(CartTokens.loadCart).toConstantValue(() => (answer ??= loadCart()));
};

/** The answer is for one shopper alone; a form may just have given them an identity. */
const isPersonal = (request: WebRequest): boolean => request.personal || request.cookies.changes().length > 0;

const chromeOf = (request: WebRequest, container: Container): Promise<ChromeData> =>
  loadChrome(container, isPersonal(request), searchTermOf(request), isPersonal(request) || showsChoice(request))();

/** The page after a store was chosen without scripts shows it, whoever the shopper is: it is never shared. */
const showsChoice = ({ url }: WebRequest): boolean =>
  url.searchParams.has(CHOSEN) && `${url.pathname}/`.startsWith(`${STORE_LOCATOR_PATH}/`);

/** The cart's totals are brought up to date on the way to the cart; if that fails, the cart page tells (RTE-05). */
const recalculate = async (request: WebRequest, container: Container): Promise<WebAnswer> => {
  if (request.personal) await container.get(CartTokens.recalculateCart)();
  return { redirect: CART_PATH, status: 302 };
};

const problemOf = ({ kind }: Fault): 'refused' | 'broken' => (kind === 'broken' ? 'broken' : 'refused');

const searchTermOf = ({ url }: WebRequest): string =>
  cleanSearchTerm(url.searchParams.get('query') ?? url.searchParams.get('searchTerm') ?? '');
