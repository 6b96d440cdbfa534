import { originsOf } from '../../adapters/chat/embedded-service';
import type { CspAddition, PageResponse, WebResponse, WebRequest } from '../../adapters/server/requests/web';
import { scriptsOf } from '../../core/analytics/page-scripts';
import { ORDER_PARAMETERS } from '../../core/paths/order-paths';
import { chatOf } from '../../core/chat/chat-setup';
import { canOf, lackingOf, type Can, type Capabilities } from '../../core/configuration/capabilities';
import type { CardFields } from '../../core/checkout/loading/checkout';
import { categoryPath, PRODUCT_FOLDER, STORE_LOCATOR_PATH } from '../../core/paths/paths';
import { googleOffer } from '../../core/identity/sign-in/google-offer';
import { isCardOffered } from '../../core/petco-pay/card-offer';
import { cleanSearchTerm } from '../../core/search/search-term';
import type { PageOutcome } from '../../ui/page/page';
import type { ChromeData } from '../../ui/page/page-data';
import { problemAt, problemOutcome } from '../../ui/pages/problem/problem-page-outcome';
import type { ProblemData } from '../../ui/pages/problem/problem-data';
import { CHOSEN } from '../../core/paths/store-choice';
import type { PictureRule } from '../../ui/design/picture-rule';
import { capabilityRules } from '../capabilities/capability-rules';
import { captchaCsp } from '../captcha/captcha-csp';
import { servedNavigation } from '../chrome/menus-file';
import { ChromeTokens } from '../chrome/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { DEFAULT_CACHE } from '../page/page';
import { PAGES, type PageId } from '../pages/pages';
import { petsFirst } from '../../core/shared/pets-first';
import { PlatformTokens } from '../platform/tokens';
import { makeFragmentCache, type Write } from '../rendering/fragment-cache';
import { makePageJson } from '../rendering/page-json';
import { renderPage } from '../rendering/render-page';
import type { Shell } from '../rendering/shell';
import type { Services } from '../token/services';
import { watchPictures } from '../rendering/watch-pictures';
import { retryPath } from './retry-path';
import type { ServerParts } from './server-containers';

type ShownPage = Extract<PageOutcome<unknown>, { kind: 'page' }>;

/** A page that lacks parts is shared for a few seconds. */
const PARTIAL_CACHE = { freshSeconds: 5, staleSeconds: 5 };
/** Enough for the header and main of a few hundred pages, or for the tiles of several thousand products. */
const FRAGMENT_CACHE = { maxSize: 16_000_000 };

export interface PageResponsesOptions {
  readonly parts: ServerParts;
  /** Returns the built document around every page, which changes in development. */
  readonly shell: () => Shell;
  readonly capabilities: Capabilities;
  /** The services of a visitor without cookies. */
  readonly anonymous: Services;
  /** Whether a path is that of a page. */
  readonly isPage: (path: string) => boolean;
}

/**
 * Converts the results of loaders to documents with their cache lifetimes and additions to the content-security-policy.
 */
export class PageResponses {
  readonly #parts: ServerParts;
  readonly #shell: () => Shell;
  readonly #anonymous: Services;
  readonly #isPage: PageResponsesOptions['isPage'];
  readonly #write: Write;
  readonly #writeJson = makePageJson();
  readonly #isPictureAllowed: PictureRule;
  readonly #can: Can;
  readonly #lacking: Pick<ChromeData, 'lacking'>;

  constructor({ parts, shell, capabilities, anonymous, isPage }: PageResponsesOptions) {
    this.#isPage = isPage;
    this.#anonymous = anonymous;
    this.#parts = parts;
    this.#shell = shell;
    this.#isPictureAllowed = watchPictures(parts.config.imageOrigins, parts.logger);
    this.#write = makeFragmentCache({
      ...FRAGMENT_CACHE,
      isPictureAllowed: this.#isPictureAllowed,
      capabilities: capabilityRules(canOf(capabilities)),
      currency: parts.config.brand.currency,
      linkQueries: parts.backend.linkQueries,
    });
    this.#can = canOf(capabilities);
    const lacking = lackingOf(capabilities);
    this.#lacking = lacking.length === 0 ? {} : { lacking };
  }

  /** Loads the data of header and footer, which can run in parallel with the page's loader. */
  async chrome(request: WebRequest, services: Services): Promise<ChromeData> {
    const hasPlace = isPersonal(request) || showsChoice(request);
    const chrome = await services.get(ChromeTokens.load)({ isPersonal: isPersonal(request), hasPlace })();
    const { departments, menus } = servedNavigation(chrome.navigation);
    const { preview } = this.#parts;
    const chat = chatOf(services.get(ConfigurationTokens.chatDeployment), chrome.configuration, this.#can);
    return {
      ...chrome,
      navigation: petsFirst(departments, chrome.user.petKinds, ({ url }, kind) => url === categoryPath(kind)),
      menusVersion: menus.version,
      brand: services.get(PlatformTokens.brand),
      google: services.get(ConfigurationTokens.google),
      environment: services.get(ConfigurationTokens.environment),
      searchTerm: searchTermOf(request),
      ...(chat === undefined ? {} : { chat }),
      ...(preview === undefined ? {} : { preview: { at: preview.at } }),
      ...this.#lacking,
    };
  }

  /** Returns the response for the result of a page's loader. */
  of(
    request: WebRequest,
    services: Services,
    page: PageId,
    outcome: PageOutcome<unknown>,
    chrome?: Promise<ChromeData>,
  ): Promise<WebResponse> {
    switch (outcome.kind) {
      case 'page':
        return this.#document(request, services, page, outcome, chrome);
      case 'redirect':
        return Promise.resolve({ redirect: outcome.url, status: outcome.isPermanent ? 301 : 302 });
      case 'not-found':
        return this.problem(request, services, 'not-found', 404, chrome);
      case 'unavailable':
        return this.problem(request, services, 'unavailable', 503, chrome);
    }
  }

  /** Returns the page that explains why the requested one is not shown (RTE-09). */
  problem(
    request: WebRequest,
    services: Services,
    kind: ProblemData['kind'],
    status: number,
    chrome?: Promise<ChromeData>,
  ): Promise<WebResponse> {
    const shown = problemAt(request.url.pathname, kind);
    const data = { kind: shown, reference: request.id, retryPath: retryPath(request, this.#isPage) };
    const outcome = problemOutcome(data, status, services.get(PlatformTokens.shop));
    return this.#document(request, services, 'problem', outcome, chrome);
  }

  async #document(
    request: WebRequest,
    services: Services,
    page: PageId,
    outcome: ShownPage,
    loading = this.chrome(request, services),
  ): Promise<WebResponse> {
    const { backend, config } = this.#parts;
    const chrome = await loading;
    const { pathname, searchParams } =
      outcome.address === undefined ? request.url : new URL(outcome.address, request.origin);
    const hasSecret = searchParams.has(ORDER_PARAMETERS.token);
    const scripts = scriptsOf({ page, path: pathname, hasSecret }, config.pageScripts);
    const rendered = await renderPage({
      shell: this.#shell(),
      write: this.#write,
      writeJson: this.#writeJson,
      services,
      anonymous: this.#anonymous,
      page,
      outcome,
      chrome,
      origin: request.origin,
      hasStripe: request.hasNoStripe !== true,
      searchKey: config.constructorApiKey,
      searchProvider: config.searchProvider,
      forBackend: backend.forBrowser,
      linkQueries: backend.linkQueries,
      scripts,
      pictureOrigins: config.imageOrigins,
      isPictureAllowed: this.#isPictureAllowed,
    });
    const mayShare = config.mode !== 'development' && !isPersonal(request) && !showsChoice(request);
    return {
      ...rendered,
      status: outcome.status ?? 200,
      ...(outcome.isNeverKept === true ? { headers: NEVER_KEPT } : {}),
      ...(chrome.chat?.kind === 'salesforce' ? { vendors: originsOf(chrome.chat.deployment) } : {}),
      ...withCardFields(outcome.cardFields, {
        cspAdditions: cspAdditionsOf(page, chrome),
        scripts: scripts.map(({ src }) => src),
      }),
      ...(mayShare && outcome.isShareable ? sharing(page, outcome, chrome) : {}),
    };
  }
}

const NEVER_KEPT = { 'cache-control': 'private, no-store' };

const sharing = (
  page: PageId,
  outcome: ShownPage,
  { navigation }: ChromeData,
): Pick<Extract<WebResponse, { body: unknown }>, 'shared' | 'isPartial'> => {
  const isPartial = outcome.isPartial === true || navigation.length === 0;
  return { shared: isPartial ? PARTIAL_CACHE : (PAGES[page].server?.cache ?? DEFAULT_CACHE), isPartial };
};

/**
 * Returns the additions to the strict content-security-policy that a page needs: its own, the captcha of the
 * interstitial registration if the card is offered, and Google's if a sign-in with Google is offered, since its dialog
 * can open on every page (USR-11), and those of Salesforce's chat where it is configured (CHT-02).
 */
export const cspAdditionsOf = (
  page: PageId,
  chrome: Pick<ChromeData, 'chat' | 'configuration' | 'user' | 'google'>,
): ReadonlyArray<CspAddition> => {
  const { configuration, user, google } = chrome;
  const { button, oneTap } = googleOffer(google, configuration, user);
  const isAtGoogle = google?.kind === 'google' && (button || oneTap);
  return [
    ...new Set([
      ...(PAGES[page].server?.csp?.(chrome) ?? []),
      ...(isCardOffered(configuration, user) ? captchaCsp(configuration) : []),
      ...(isAtGoogle ? ['google' as const] : []),
      ...(chrome.chat?.kind === 'salesforce' ? ['chat' as const] : []),
    ]),
  ];
};

type Policy = Required<Pick<PageResponse, 'cspAdditions' | 'scripts'>>;

/**
 * Adds what the card fields of a page need to its content-security-policy: a frame of the provider's origin, or the
 * sources of its script, which are Stripe's published ones or those of the stand-in that is configured (PAY-02).
 */
const withCardFields = (
  cardFields: CardFields | undefined,
  { cspAdditions, scripts }: Policy,
): Policy & Pick<PageResponse, 'frames'> => {
  switch (cardFields?.kind) {
    case 'embedded':
      return { cspAdditions, scripts, frames: [cardFields.origin] };
    case 'stripe': {
      const { scriptUrl } = cardFields;
      const { origin = '' } = URL.parse(scriptUrl) ?? {};
      const additions = [...cspAdditions, 'card-script' as const];
      return origin === STRIPE_ORIGIN
        ? { cspAdditions: [...additions, 'stripe'], scripts }
        : { cspAdditions: additions, scripts: [...scripts, scriptUrl], frames: [origin] };
    }
    case undefined:
      return { cspAdditions, scripts };
  }
};

const STRIPE_ORIGIN = 'https://js.stripe.com';

/**
 * Whether the response is for one shopper only, also because the posted form has just set a cookie, such as that of a
 * new identity.
 */
export const isPersonal = (request: WebRequest): boolean => request.personal || request.cookies.changes().length > 0;

/** Pages that show a store that was chosen without scripts. */
const PLACE_FOLDERS = [`${STORE_LOCATOR_PATH}/`, PRODUCT_FOLDER];

/** Whether the page shows a store that was chosen without scripts; it is then never shared. */
const showsChoice = ({ url }: WebRequest): boolean =>
  url.searchParams.has(CHOSEN) && PLACE_FOLDERS.some((folder) => `${url.pathname}/`.startsWith(folder));

const searchTermOf = ({ url }: WebRequest): string =>
  cleanSearchTerm(url.searchParams.get('query') ?? url.searchParams.get('searchTerm') ?? '');
