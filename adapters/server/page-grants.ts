import { isRedirect, type PageAnswer, type PageGrant, type WebAnswer } from './web';
import { ownValue } from '../../core/shared/own-value';
import { encodePart } from '../../core/shared/encode-part';

/** What each grant adds to the content-security-policy. */
const ADDED: Readonly<Record<PageGrant, Readonly<Record<string, ReadonlyArray<string>>>>> = {
  /** The proof of work is done in a worker of the shop's own; its widget makes its markup under a policy of its own. */
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
  /** What Google Identity Services needs, as its documentation lists it (USR-11). */
  google: {
    'script-src': ['https://accounts.google.com/gsi/client'],
    'style-src': ['https://accounts.google.com/gsi/style'],
    'connect-src': ['https://accounts.google.com/gsi/'],
    'frame-src': ['https://accounts.google.com/gsi/'],
    'trusted-types': ['shop-scripts', 'goog#html'],
  },
};

/** What a page adds to the policy; each list is empty unless told. */
export type PolicyAdditions = Pick<PageAnswer, 'grants' | 'styles' | 'scripts'>;

/** The policy with what a page adds to its directives; a directive that it does not have stays away. */
export const policyWith = (policy: string, { grants = [], styles = [], scripts = [] }: PolicyAdditions): string => {
  const additions = [...grants.map((grant) => ADDED[grant]), { 'style-src': styles }, addedByScripts(scripts)];
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
 * Scripts run from their exact addresses; to tell what they are there to tell they may ask their own origins, and send
 * pictures there. Those on the shop's own origin may do no more than the shop.
 */
const addedByScripts = (scripts: ReadonlyArray<string>): Readonly<Record<string, ReadonlyArray<string>>> => {
  if (scripts.length === 0) return {};
  const elsewhere = scripts.filter((src) => URL.canParse(src)).map((src) => new URL(src));
  const origins = elsewhere.map(({ origin }) => origin);
  return {
    'script-src': elsewhere.map(sourceOf),
    'connect-src': origins,
    'img-src': origins,
    'trusted-types': ['shop-page-scripts'],
  };
};

/** A source has no query, and signs that divide policies have to be written otherwise. */
const sourceOf = ({ origin, pathname }: URL): string => origin + pathname.replace(/[;,]/g, encodePart);

const POLICY = 'content-security-policy';

/** Gives a page's answer the policy that its grants, its styles and its scripts make of the shop's own. */
export const granting = (policy: string): ((answer: WebAnswer) => WebAnswer) => {
  // There are as many as there are kinds of pages.
  const known = new Map<string, string>();
  const policyOf = (additions: PolicyAdditions, key: string): string => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const made = policyWith(policy, additions);
    known.set(key, made);
    return made;
  };
  return (answer) => {
    if (isRedirect(answer)) return answer;
    const { grants = [], styles = [], scripts = [] } = answer;
    const all = [...grants, ...styles, ...scripts];
    if (all.length === 0) return answer;
    return { ...answer, headers: { ...answer.headers, [POLICY]: policyOf(answer, all.join(' ')) } };
  };
};
