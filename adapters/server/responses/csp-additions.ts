import { isRedirect, type CspAddition, type PageResponse, type WebResponse } from '../requests/web';
import { ownValue } from '../../../core/shared/own-value';
import { encodePart } from '../../../core/shared/encode-part';

type Sources = Readonly<Record<string, ReadonlyArray<string>>>;

/** The sources that each addition adds, by directive. */
const SOURCES: Readonly<Record<CspAddition, Sources>> = {
  /** Altcha solves its challenge in a worker of the shop; its widget creates markup under its own Trusted Types policy. */
  altcha: {
    'worker-src': ["'self'"],
    'trusted-types': ['shop-scripts', 'svelte-trusted-html'],
  },
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
    'trusted-types': ['shop-scripts', 'default', 'goog#html'],
  },
  /** The sources that the documentation of Google Identity Services lists (USR-11). */
  google: {
    'script-src': ['https://accounts.google.com/gsi/client'],
    'style-src': ['https://accounts.google.com/gsi/style'],
    'connect-src': ['https://accounts.google.com/gsi/'],
    'frame-src': ['https://accounts.google.com/gsi/'],
    'trusted-types': ['shop-scripts', 'goog#html'],
  },
  /** The sources that Stripe's security guide lists for Stripe.js (PAY-04). */
  stripe: {
    'script-src': ['https://js.stripe.com/', 'https://*.js.stripe.com/'],
    'connect-src': ['https://api.stripe.com/'],
    'frame-src': ['https://js.stripe.com/', 'https://*.js.stripe.com/', 'https://hooks.stripe.com/'],
  },
  /** The shop loads the script of the card fields under a Trusted Types policy of its own (PAY-02). */
  'card-script': { 'trusted-types': ['shop-card-fields'] },
  /** Salesforce's script loads its other parts under a default policy, which accepts only the deployment's origins (CHT-02). */
  chat: { 'trusted-types': ['shop-chat', 'default'] },
};

/** The parts of a page that extend the content-security-policy; each list is empty by default. */
export type PolicyAdditions = Pick<PageResponse, 'cspAdditions' | 'frames' | 'styles' | 'scripts' | 'vendors'>;

/** The policy, extended by the sources that a page needs. Directives that the policy lacks are not added. */
export const extendPolicy = (
  policy: string,
  { cspAdditions = [], frames = [], styles = [], scripts = [], vendors = [] }: PolicyAdditions,
): string => {
  const additions = [
    ...cspAdditions.map((name) => SOURCES[name]),
    { 'style-src': styles, 'frame-src': frames.filter(isOrigin) },
    scriptSources(scripts),
    ...vendors.filter(isOrigin).map(vendorSources),
  ];
  return policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      const added = additions.flatMap((addition) => ownValue(addition, name) ?? []);
      const kept = added.length > 0 ? sources.filter((source) => source !== "'none'") : sources;
      return [name, ...new Set([...kept, ...added])].join(' ');
    })
    .join(';');
};

/**
 * Third-party scripts are allowed by their exact addresses. They may send requests to their own origins and load images
 * from there. Scripts on the shop's origin are allowed already.
 */
const scriptSources = (scripts: ReadonlyArray<string>): Sources => {
  if (scripts.length === 0) return {};
  const thirdParty = scripts.flatMap((src) => webAddressOf(src) ?? []);
  const origins = thirdParty.map(({ origin }) => origin);
  return {
    'script-src': thirdParty.map(sourceOf),
    'connect-src': origins,
    'img-src': origins,
    'trusted-types': ['shop-page-scripts'],
  };
};

/** A vendor's widget loads scripts, styles, pictures and frames from its origins and sends requests to them. */
const vendorSources = (origin: string): Sources =>
  Object.fromEntries(VENDOR_DIRECTIVES.map((directive) => [directive, [origin]]));

const VENDOR_DIRECTIVES = ['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'connect-src', 'frame-src'];

/** One host: an address may have `*` and the separators of policies in its host, which would allow more than that. */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])$/;

const webAddressOf = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && HOST.test(url.hostname) ? url : undefined;
};

/** Whether a text is exactly the origin of a web page, so that it adds one source and nothing else to the policy. */
const isOrigin = (text: string): boolean => webAddressOf(text)?.origin === text;

/** An address as a CSP source: without its query, and with the separators of policies percent-encoded. */
const sourceOf = ({ origin, pathname }: URL): string => origin + pathname.replace(/[;,]/g, encodePart);

const POLICY = 'content-security-policy';

/** Makes the function that sets the extended policy on a page's response. Responses without additions stay unchanged. */
export const addCspSources = (policy: string): ((response: WebResponse) => WebResponse) => {
  // One entry for each kind of page.
  const policies = new Map<string, string>();
  const policyOf = (additions: PolicyAdditions, key: string): string => {
    const cached = policies.get(key);
    if (cached !== undefined) return cached;
    const extended = extendPolicy(policy, additions);
    policies.set(key, extended);
    return extended;
  };
  return (response) => {
    if (isRedirect(response)) return response;
    const { cspAdditions = [], frames = [], styles = [], scripts = [], vendors = [] } = response;
    const all = [...cspAdditions, ...frames, ...styles, ...scripts, ...vendors];
    if (all.length === 0) return response;
    return { ...response, headers: { ...response.headers, [POLICY]: policyOf(response, all.join(' ')) } };
  };
};
