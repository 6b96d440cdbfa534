import type { Container } from 'inversify';
import type { ReadsParameter } from '../../adapters/server/requests/page-url';
import { isRedirect, type Fault, type WebResponse, type WebRequest } from '../../adapters/server/requests/web';
import { CART_PATH, HOME_ALIASES, HOME_PATH, RECALCULATE_PATH } from '../../core/paths/paths';
import { canOf } from '../../core/configuration/capabilities';
import { makeLeadsTo, type LeadsTo } from '../../core/paths/path-needs';
import type { PageOutcome, PageRequest } from '../../ui/page/page';
import { withRefusal, type ActionResult, type Refusal } from '../../ui/page/page-action';
import { errorOutcome } from '../../ui/pages/error/error-loader';
import { CartTokens } from '../cart/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { IdentityTokens } from '../identity/tokens';
import type { PendingRedirect } from '../errors/pending-redirect';
import { pageDependencies } from '../page/page-dependencies';
import { PAGES, type PageId } from '../pages/pages';
import { makePageRouter, type ActionMatch, type PageMatch } from '../pages/router';
import { PlatformTokens } from '../platform/tokens';
import type { Shell } from '../rendering/shell';
import { respondWithFact } from './facts';
import { respondWithOwnData } from './own-data';
import { respondWithPetPhoto } from './pet-photo';
import { isPersonal, PageResponses } from './page-responses';
import { makeAnonymousServices, makeRequestServices, type RequestScope } from './request-services';
import type { ServerParts } from './server-containers';
import { respondWithSitemap } from './sitemap';
import type { Services } from '../token/services';
import { makeWithinDeadline, pageDeadline, type WithinDeadline } from './within-deadline';

const ROUTER = makePageRouter(PAGES);

interface LoadedPage {
  readonly page: PageId;
  readonly outcome: PageOutcome<unknown>;
}

/** Handles requests for pages and posted forms, each with services of its own. */
export class RequestHandler {
  readonly #publicContainer: Container;
  readonly #parts: ServerParts;
  readonly #responses: PageResponses;
  readonly #router = ROUTER;
  readonly #exists: LeadsTo;
  readonly #withinDeadline: WithinDeadline;

  constructor(publicContainer: Container, parts: ServerParts, shell: () => Shell) {
    this.#publicContainer = publicContainer;
    this.#parts = parts;
    this.#withinDeadline = makeWithinDeadline(pageDeadline(parts.config.upstreamTimeoutMs));
    const capabilities = publicContainer.get(ConfigurationTokens.capabilities);
    this.#exists = makeLeadsTo(canOf(capabilities));
    const anonymous = makeAnonymousServices(publicContainer, parts);
    this.#responses = new PageResponses({
      parts,
      shell,
      capabilities,
      anonymous,
      isPage: (path) => this.#router.page(path) !== undefined,
    });
  }

  /**
   * Returns the response to a request. An error of the commerce service may redirect the shopper (ERR-01 to ERR-05).
   */
  async handle(request: WebRequest): Promise<WebResponse> {
    const pendingRedirect: PendingRedirect = { path: undefined };
    const response = await this.#responseTo({ request, pendingRedirect });
    const { path } = pendingRedirect;
    return path === undefined || isRedirect(response) ? response : { redirect: path, status: 303 };
  }

  /** Returns the page for unreachable services. */
  unavailable(request: WebRequest): Promise<WebResponse> {
    const services = this.#servicesOf({ request, pendingRedirect: { path: undefined } });
    return this.#responses.problem(request, services, 'unavailable', 503);
  }

  /** Returns the response to a request that the server refused or failed to handle. */
  handleFault(request: WebRequest, fault: Fault): Promise<WebResponse> {
    const services = this.#servicesOf({ request, pendingRedirect: { path: undefined } });
    if (fault.kind !== 'cross-site') {
      const kind = fault.kind === 'broken' ? 'broken' : 'refused';
      return this.#responses.problem(request, services, kind, fault.status);
    }
    const shop = services.get(PlatformTokens.shop);
    const outcome = errorOutcome({ kind: 'cross-site-request-forgery', returnPath: HOME_PATH }, fault.status, shop);
    return this.#responses.of(request, services, 'error', outcome);
  }

  /** Returns which parameters of an address the page at a path reads. Redirects to the home page pass all of them on. */
  readonly readsParameter: ReadsParameter = (path) => {
    if (HOME_ALIASES.has(path)) return () => true;
    const reads = this.#router.page(path)?.server.reads ?? [];
    return (name) => reads.includes(name);
  };

  async #responseTo(scope: RequestScope): Promise<WebResponse> {
    const { request } = scope;
    const { pathname, search } = request.url;
    const services = this.#servicesOf(scope);
    if (!this.#exists(decoded(pathname))) return this.#responses.problem(request, services, 'not-found', 404);
    if (request.method === 'POST') {
      const form = this.#router.action(pathname);
      if (form === undefined) return this.#responses.problem(request, services, 'not-found', 404);
      return this.#runAction(scope, form);
    }
    if (HOME_ALIASES.has(pathname)) return { redirect: `${HOME_PATH}${search}`, status: 301 };
    if (pathname === RECALCULATE_PATH) return recalculate(request, services);
    const file =
      (await respondWithSitemap(services, request)) ??
      (await respondWithOwnData(services, request)) ??
      (await respondWithPetPhoto(services, request)) ??
      (await respondWithFact(services, request));
    return file ?? this.#showPage(request, services);
  }

  async #showPage(request: WebRequest, services: Services): Promise<WebResponse> {
    const match = this.#pageFor(request.url.pathname, request, services);
    const isHidden = match?.server.isDevelopmentOnly === true && this.#parts.config.mode === 'production';
    const shownAt = match === undefined ? this.#router.pageOfForm(request.url.pathname) : undefined;
    if (shownAt !== undefined) return { redirect: shownAt, status: 302 };
    if (match === undefined || isHidden) return this.#responses.problem(request, services, 'not-found', 404);
    const loading = this.#load(services, match, request.url, request);
    // The data of header and footer is loaded at the same time.
    const chrome = this.#responses.chrome(request, services);
    // It may fail before it is awaited, or after the page has failed. The caller that awaits it receives the error.
    chrome.catch(() => undefined);
    const { page, outcome } = await loading;
    return this.#responses.of(request, services, page, outcome, chrome);
  }

  /**
   * Runs a form's action, which may send several calls: for example a guest identity, then a line in the cart. After
   * the deadline the shopper gets the page "unavailable", and no further calls are sent. A pending call cannot be
   * cancelled: its change may still take effect. If its response sets a new identity, that identity is lost and the
   * shopper keeps the previous one.
   */
  async #runAction(scope: RequestScope, { action, parameters }: ActionMatch): Promise<WebResponse> {
    const overdue = new AbortController();
    const services = this.#servicesOf({ ...scope, overdue: overdue.signal });
    const task = action(pageDependencies(services))(scope.request.form, parameters);
    const result = await this.#withinDeadline<ActionResult<unknown> | undefined>(task, undefined)();
    if (result === undefined) overdue.abort();
    switch (result?.kind) {
      case 'see-other':
        return { redirect: result.url, status: 303, ...(result.headers ? { headers: result.headers } : {}) };
      case 'shown':
        return this.#showRefusal(scope, { ...result, kind: 'refused', status: 200 });
      case 'refused':
        return this.#showRefusal(scope, result);
      default:
        return this.#responses.problem(scope.request, this.#servicesOf(scope), 'unavailable', 503);
    }
  }

  /**
   * Shows the page of a refused form, with the typed values and the errors. Only the form's own calls may redirect the
   * shopper: when the session has ended, the calls for the page and its header fail, too, and what was typed would be
   * lost.
   */
  async #showRefusal({ request }: RequestScope, refusal: Refusal<object>): Promise<WebResponse> {
    const services = this.#servicesOf({ request, pendingRedirect: { path: undefined } });
    const url = new URL(refusal.url, request.origin);
    const match = this.#pageFor(url.pathname, request, services);
    if (match === undefined) return this.#responses.problem(request, services, 'not-found', 404);
    const { page, outcome } = await this.#load(services, match, url, request);
    const answer = withRefusal(outcome, { ...refusal, url: url.pathname + url.search });
    return this.#responses.of(request, services, page, answer);
  }

  /** Returns the page of a path for this shopper. Without an identity it reads no cookie. */
  #pageFor(path: string, request: WebRequest, services: Services): PageMatch<PageId> | undefined {
    const match = this.#router.page(path);
    if (match?.server.whenSignedIn === undefined || !isPersonal(request)) return match;
    return services.get(IdentityTokens.userType)() === 'registered' ? this.#router.forSignedIn(match) : match;
  }

  /** Loads the data of the page that shows an address. One whose services take too long is shown as unavailable. */
  #load(services: Services, match: PageMatch<PageId>, url: URL, request: WebRequest): Promise<LoadedPage> {
    const { server, parameters } = match;
    const dependencies = pageDependencies(services);
    const pageRequest: PageRequest = {
      path: url.pathname,
      parameters,
      query: new URLSearchParams([...url.searchParams].filter(([name]) => server.reads?.includes(name) === true)),
      isPersonal: isPersonal(request),
      cameFrom: server.readsReferrer === true && request.method === 'GET' ? request.cameFrom() : undefined,
    };
    const task = async (): Promise<LoadedPage> => {
      const shown = await this.#router.shown(match, dependencies, pageRequest)();
      return { page: shown.page, outcome: await shown.server.loader(dependencies)(pageRequest)() };
    };
    return this.#withinDeadline<LoadedPage>(task, { page: match.page, outcome: { kind: 'unavailable' } })();
  }

  #servicesOf(scope: RequestScope): Services {
    return makeRequestServices(this.#publicContainer, this.#parts, scope);
  }
}

/** Returns the decoded path for the router; a path that cannot be decoded matches no page. */
const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Recalculates the cart's totals and redirects to the cart; if that fails, the cart page shows it (RTE-05). */
const recalculate = async (request: WebRequest, services: Services): Promise<WebResponse> => {
  if (request.personal) await services.get(CartTokens.recalculateCart)();
  return { redirect: CART_PATH, status: 302 };
};
