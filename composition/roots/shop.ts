import type { Container } from 'inversify';
import type { Ads } from '../../adapters/server/citrus-proxy';
import { isRedirect } from '../../adapters/server/web';
import type { Fault, HandleFault, HandleWeb, WebAnswer, WebRequest } from '../../adapters/server/web';
import { CART_PATH, HOME_PATH, RECALCULATE_PATH } from '../../core/paths/paths';
import type { AccessTokens } from '../../core/search/access/access-token';
import type { PageOutcome } from '../../ui/page/page';
import { withRefusal, type ActionResult, type Refusal } from '../../ui/page/page-action';
import { errorOutcome } from '../../ui/pages/error/error-loader';
import { CartTokens } from '../cart/tokens';
import type { PendingRedirect } from '../errors/pending-redirect';
import { pageDependencies } from '../page/page-dependencies';
import { PAGES, type PageId } from '../pages/pages';
import { makePageRouter, type ActionMatch, type PageMatch } from '../pages/router';
import { PlatformTokens } from '../platform/tokens';
import type { Shell } from '../rendering/shell';
import { SearchTokens } from '../search/tokens';
import { isPersonal, makePageAnswers } from './page-answer';
import { serverAds } from './server-ads';
import { makePublicContainer, makeRequestContainer, type RequestScope, type ServerParts } from './server-containers';
import { answerSitemap } from './sitemap';
import { withinDeadline } from './within-deadline';

export interface Shop {
  readonly handle: HandleWeb;
  readonly handleFault: HandleFault;
  /** For the browsers' requests to the search and recommendation service. */
  readonly accessTokens: AccessTokens;
  /** For the sponsored ads of the shop's pages and of those of others. */
  readonly ads: Ads;
}

/** The whole shop behind HTTP: pages by their loaders, forms by the same use cases, problems by pages of their own. */
export const makeShop = (parts: ServerParts, shell: () => Shell): Shop => {
  const publicContainer = makePublicContainer(parts);
  const router = makePageRouter(PAGES);
  const answers = makePageAnswers(parts, shell);
  const isDevelopment = parts.config.mode !== 'production';
  const containerOf = (scope: RequestScope): Container => makeRequestContainer(publicContainer, parts, scope);

  /** Loads the page's data; what takes too long cannot be had. */
  const load = (
    container: Container,
    { server, parameters }: PageMatch<PageId>,
    url: URL,
    request: WebRequest,
  ): Promise<PageOutcome<unknown>> => {
    const task = server.loader(pageDependencies(container))({
      path: url.pathname,
      parameters,
      query: url.searchParams,
      isPersonal: isPersonal(request),
      cameFrom: server.readsReferrer === true && request.method === 'GET' ? request.cameFrom() : undefined,
    });
    return withinDeadline<PageOutcome<unknown>>(task, { kind: 'unavailable' })();
  };

  const showPage = async (request: WebRequest, container: Container): Promise<WebAnswer> => {
    const match = router.page(request.url.pathname);
    if (match === undefined || (match.server.isDevelopmentOnly === true && !isDevelopment)) {
      return answers.problem(request, container, 'not-found', 404);
    }
    const loading = load(container, match, request.url, request);
    // What is around the page is loaded at the same time.
    const chrome = answers.chrome(request, container);
    // It may fail while the page is still being loaded, or after the page has failed; whoever awaits it is told.
    chrome.catch(() => undefined);
    return answers.answer(request, container, match.page, await loading, chrome);
  };

  /** The page of a form that was refused, with what was typed and what is wrong. */
  const showAgain = async (scope: RequestScope, refused: Refusal<object>): Promise<WebAnswer> => {
    const { request } = scope;
    const container = containerOf(scope);
    const url = new URL(refused.url, request.origin);
    const match = router.page(url.pathname);
    if (match === undefined) return answers.problem(request, container, 'not-found', 404);
    const outcome = await load(container, match, url, request);
    return answers.answer(request, container, match.page, withRefusal(outcome, refused));
  };

  /**
   * Runs a form. It takes several calls, as a guest identity and then a line in its cart. Once it is overdue the shopper
   * has been told that nothing can be promised, so what was not sent by then is not sent any more. A change that is under
   * way at that moment cannot be taken back: it may still come about, and an identity that comes with its answer is lost,
   * so that the shopper stays who they were.
   */
  const runAction = async (scope: RequestScope, { action }: ActionMatch): Promise<WebAnswer> => {
    const { request } = scope;
    const overdue = new AbortController();
    const container = containerOf({ ...scope, overdue: overdue.signal });
    const task = action(pageDependencies(container))(request.form);
    const result = await withinDeadline<ActionResult<unknown> | undefined>(task, undefined)();
    if (result === undefined) overdue.abort();
    switch (result?.kind) {
      case 'see-other':
        return { redirect: result.url, status: 303, ...(result.headers ? { headers: result.headers } : {}) };
      case 'refused':
        return showAgain(scope, result);
      default:
        return answers.problem(request, containerOf(scope), 'unavailable', 503);
    }
  };

  const answerTo = async (scope: RequestScope): Promise<WebAnswer> => {
    const { request } = scope;
    const { pathname } = request.url;
    const container = containerOf(scope);
    if (request.method === 'POST') {
      const form = router.action(pathname);
      return form === undefined ? answers.problem(request, container, 'not-found', 404) : runAction(scope, form);
    }
    if (HOME_ALIASES.has(pathname)) return { redirect: HOME_PATH, status: 301 };
    if (pathname === RECALCULATE_PATH) return recalculate(request, container);
    return (await answerSitemap(container, request)) ?? showPage(request, container);
  };

  return {
    handle: async (request) => {
      const pendingRedirect: PendingRedirect = { path: undefined };
      const answer = await answerTo({ request, pendingRedirect });
      const { path } = pendingRedirect;
      return path === undefined || isRedirect(answer) ? answer : { redirect: path, status: 303 };
    },
    accessTokens: publicContainer.get(SearchTokens.accessTokens),
    ads: serverAds(parts),
    handleFault: (request, fault) => {
      const container = containerOf({ request, pendingRedirect: { path: undefined } });
      if (fault.kind !== 'cross-site') return answers.problem(request, container, problemOf(fault), fault.status);
      const shop = container.get(PlatformTokens.shop);
      const outcome = errorOutcome({ kind: 'cross-site-request-forgery' }, fault.status, shop);
      return answers.answer(request, container, 'error', outcome);
    },
  };
};

/** Addresses that lead to the store home (RTE-01). */
const HOME_ALIASES: ReadonlySet<string> = new Set(['/', '/shop', '/shop/']);

/** The cart's totals are brought up to date on the way to the cart; if that fails, the cart page tells (RTE-05). */
const recalculate = async (request: WebRequest, container: Container): Promise<WebAnswer> => {
  if (request.personal) await container.get(CartTokens.recalculateCart)();
  return { redirect: CART_PATH, status: 302 };
};

const problemOf = ({ kind }: Fault): 'refused' | 'broken' => (kind === 'broken' ? 'broken' : 'refused');
