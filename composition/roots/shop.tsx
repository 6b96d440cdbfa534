import type { Container } from 'inversify';
import type { Fault, HandleFault, HandleWeb, WebAnswer, WebRequest } from '../../adapters/server/web';
import { CART_PATH } from '../../core/catalogue/paths';
import { cleanSearchTerm } from '../../core/search/search-term';
import { FORM_ACTIONS } from '../../ui/chrome/form-actions';
import { LINKS } from '../../ui/chrome/header-links';
import type { PageOutcome } from '../../ui/app/page';
import type { ChromeData } from '../../ui/app/page-data';
import { problemOutcome } from '../../ui/pages/problem/problem-page-outcome';
import { makePartShelf } from '../document/part-shelf';
import type { Shell } from '../document/shell';
import { addToCartForm, applyPromotionForm, changeQuantityForm, removePromotionForm } from '../forms/cart-forms';
import type { FormOutcome } from '../forms/form-outcome';
import { signInForm, signOutForm } from '../forms/session-forms';
import { CartTokens } from '../tokens/cart-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { PageId } from '../screens/screens';
import { loadChrome } from './load-chrome';
import { PAGE_LOADERS } from './page-loaders';
import { renderPage } from './render-page';
import { makePublicContainer, makeRequestContainer, type ServerParts } from './server-containers';
import { answerSitemap } from './sitemap';
import { matchRoute, redirectOf, type RouteMatch } from './shop-routes';
import { withinDeadline } from './within-deadline';

export interface Shop {
  readonly handle: HandleWeb;
  readonly handleFault: HandleFault;
}

const SHARED = { freshSeconds: 60, staleSeconds: 600 };
/** Enough for the tiles of some thousand products. */
const PART_SHELF = { maxSize: 16_000_000 };
const CALCULATE_PATH = '/shop/OrderCalculate';

/** The whole shop behind HTTP: pages by their loaders, forms by the same use cases, problems by pages of their own. */
export const makeShop = (parts: ServerParts, shell: () => Shell): Shop => {
  const everybody = makePublicContainer(parts);
  const write = makePartShelf(PART_SHELF);

  const draw = async (
    request: WebRequest,
    container: Container,
    page: PageId,
    outcome: Extract<PageOutcome<unknown>, { kind: 'page' }>,
    loading: Promise<ChromeData> = chromeOf(request, container),
  ): Promise<WebAnswer> => {
    const chrome = await loading;
    const isShared = outcome.isShareable && !isPersonal(request) && chrome.navigation.length > 0;
    const body = await renderPage({
      shell: shell(),
      write,
      container,
      page,
      outcome,
      chrome,
      origin: request.origin,
      searchKey: parts.config.constructorApiKey,
    });
    return { status: outcome.status ?? 200, body, ...(isShared ? { shared: SHARED } : {}) };
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
    const load = PAGE_LOADERS[match.page](container)({
      path: pathname,
      parameters: match.parameters,
      query: searchParams,
      ...(match.page === 'sign-in' ? { cameFrom: request.cameFrom() } : { cameFrom: undefined }),
    });
    // What is around the page is asked for at the same time.
    const chrome = chromeOf(request, container);
    const outcome = await withinDeadline<PageOutcome<unknown>>(load, { kind: 'unavailable' })();
    return answer(request, container, match.page, outcome, chrome);
  };

  const takeForm = async (request: WebRequest, container: Container): Promise<WebAnswer> => {
    const form = FORMS[request.url.pathname];
    if (form === undefined) return drawProblem(request, container, 'not-found', 404);
    const outcome = await withinDeadline(() => form(container, request), tooSlow(request, container))();
    return outcome.kind === 'see-other'
      ? { redirect: outcome.url, status: 303, ...(outcome.headers ? { headers: outcome.headers } : {}) }
      : answer(request, container, outcome.page, outcome.outcome);
  };

  const handle: HandleWeb = async (request) => {
    const container = makeRequestContainer(everybody, parts, request);
    if (request.method === 'POST') return takeForm(request, container);
    const { pathname } = request.url;
    const moved = redirectOf(pathname);
    if (moved !== undefined) return { redirect: moved, status: 301 };
    if (pathname === CALCULATE_PATH) return recalculate(request, container);
    const sitemap = await answerSitemap(container, request);
    if (sitemap !== undefined) return sitemap;
    const match = matchRoute(pathname);
    return match === undefined
      ? drawProblem(request, container, 'not-found', 404)
      : showPage(request, container, match);
  };

  return {
    handle,
    handleFault: (request, fault) =>
      drawProblem(request, makeRequestContainer(everybody, parts, request), problemOf(fault), fault.status),
  };
};

const FORMS: Readonly<Record<string, (container: Container, request: WebRequest) => Promise<FormOutcome>>> = {
  [FORM_ACTIONS.addToCart]: (container, { form }) => addToCartForm(container, form),
  [FORM_ACTIONS.changeQuantity]: (container, { form }) => changeQuantityForm(container, form),
  [FORM_ACTIONS.applyPromotion]: (container, { form }) => applyPromotionForm(container, form),
  [FORM_ACTIONS.removePromotion]: (container, { form }) => removePromotionForm(container, form),
  [FORM_ACTIONS.signIn]: (container, { form }) => signInForm(container, form),
  [LINKS.signOut]: (container, { id }) => signOutForm(container, id),
};

/** What is done may still come about: the page promises nothing of it. */
const tooSlow = (request: WebRequest, container: Container): FormOutcome => ({
  kind: 'page',
  page: 'problem',
  outcome: problemOutcome(
    { kind: 'unavailable', reference: request.id },
    503,
    container.get(PlatformTokens.brand).shop,
  ),
});

/** The answer is for one shopper alone; a form may just have given them an identity. */
const isPersonal = (request: WebRequest): boolean => request.personal || request.cookies.changes().length > 0;

const chromeOf = (request: WebRequest, container: Container): Promise<ChromeData> =>
  loadChrome(container, isPersonal(request), searchTermOf(request))();

/** The cart's totals are brought up to date on the way to the cart; if that fails, the cart page tells (RTE-05). */
const recalculate = async (request: WebRequest, container: Container): Promise<WebAnswer> => {
  if (request.personal) await container.get(CartTokens.recalculateCart)();
  return { redirect: CART_PATH, status: 302 };
};

const problemOf = ({ kind }: Fault): 'refused' | 'broken' => (kind === 'broken' ? 'broken' : 'refused');

const searchTermOf = ({ url }: WebRequest): string =>
  cleanSearchTerm(url.searchParams.get('query') ?? url.searchParams.get('searchTerm') ?? '');
