import { HOME_PATH } from '../paths/paths';

/**
 * Third-party scripts that a page loads by itself. Scripts for the captcha, the card offer and Google are loaded only
 * on use.
 */
export type PageScriptName = 'tag-manager' | 'click-tracking' | 'curalate' | 'search-beacon' | 'encryption';

/** `idle`: the page is hydrated and the browser is idle; `footer-seen`: the footer is in view. */
export type PageScriptMoment = 'idle' | 'footer-seen';

/** One script, as the data of a page names it. */
export interface PageScript {
  readonly name: PageScriptName;
  /** An address elsewhere, or a path of the shop. */
  readonly src: string;
  /**
   * Whether the script tracks shoppers: it is then loaded only with their consent, and removed when they withdraw it
   * (ANA-01).
   */
  readonly needsConsent: boolean;
  readonly when: PageScriptMoment;
  /** Time-out in milliseconds; after it the script is removed from the document. */
  readonly timeoutMs: number;
}

/** The addresses of the scripts. A script without an address is not loaded. */
export type ScriptSettings = Readonly<Partial<Record<PageScriptName, string>>>;

/** The facts of a page that decide which scripts it needs. */
export interface ScriptedPage {
  /** The page's name among the shop's pages, such as `brand`; a page that was not found is `problem`. */
  readonly page: string;
  readonly path: string;
  /** Whether the address contains a code or a token. */
  readonly hasSecret?: boolean;
}

type Rule = Omit<PageScript, 'name' | 'src'> & { readonly isFor: (page: ScriptedPage) => boolean };

const TIMEOUT_MS = 10_000;

/** Pages on which shoppers choose products from lists and rows. */
const CHOOSING = ['home', 'member-home', 'search', 'department', 'category', 'brand', 'product', 'cart'];
/** Pages with password fields. */
const PASSWORDS = ['sign-in', 'register', 'password-reset', 'security', 'own-data'];
/** The page's address contains a code or token, which third-party scripts must not read. */
const IN_CONFIDENCE = ['sign-in-link', 'mail-preferences', 'notify'];
const DOG_SERVICES = [`${HOME_PATH}/s/dog-training`, `${HOME_PATH}/s/dog-grooming`];

/** One rule for each script that pages load by themselves. */
const RULES: Readonly<Record<PageScriptName, Rule>> = {
  'tag-manager': { isFor: () => true, needsConsent: true, when: 'idle', timeoutMs: TIMEOUT_MS },
  'click-tracking': {
    isFor: ({ page }) => CHOOSING.includes(page),
    needsConsent: true,
    when: 'idle',
    timeoutMs: TIMEOUT_MS,
  },
  curalate: {
    isFor: ({ page, path }) =>
      page === 'brand' || (page === 'content' && DOG_SERVICES.includes(path.replace(/\/$/, ''))),
    needsConsent: true,
    when: 'idle',
    timeoutMs: TIMEOUT_MS,
  },
  'search-beacon': { isFor: () => true, needsConsent: true, when: 'footer-seen', timeoutMs: TIMEOUT_MS },
  encryption: {
    isFor: ({ page }) => PASSWORDS.includes(page),
    needsConsent: false,
    when: 'idle',
    timeoutMs: TIMEOUT_MS,
  },
};

const NAMES = Object.keys(RULES) as ReadonlyArray<PageScriptName>;

/** Returns the scripts that a page needs and that have an address, in the order of loading (ANA-02, FTR-04). */
export const scriptsOf = (page: ScriptedPage, settings: ScriptSettings): ReadonlyArray<PageScript> =>
  NAMES.flatMap((name) => {
    const { isFor, ...rule } = RULES[name];
    const src = settings[name];
    return src === undefined || page.hasSecret === true || IN_CONFIDENCE.includes(page.page) || !isFor(page)
      ? []
      : [{ name, src, ...rule }];
  });
