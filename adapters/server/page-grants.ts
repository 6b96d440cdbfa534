import { isRedirect, type PageGrant, type WebAnswer } from './web';

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

/** The policy with what a page adds to its directives; a directive that it does not have stays away. */
export const policyWith = (
  policy: string,
  grants: ReadonlyArray<PageGrant>,
  styles: ReadonlyArray<string> = [],
): string =>
  policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      const granted = grants.flatMap((grant) => ADDED[grant][name] ?? []);
      const added = name === 'style-src' ? [...granted, ...styles] : granted;
      const kept = added.length > 0 ? sources.filter((source) => source !== "'none'") : sources;
      return [name, ...new Set([...kept, ...added])].join(' ');
    })
    .join(';');

const POLICY = 'content-security-policy';

/** Gives a page's answer the policy that its grants and its styles make of the shop's own. */
export const granting = (policy: string): ((answer: WebAnswer) => WebAnswer) => {
  // There are as many as there are kinds of pages.
  const known = new Map<string, string>();
  const policyOf = (grants: ReadonlyArray<PageGrant>, styles: ReadonlyArray<string>): string => {
    const key = [...grants, ...styles].join();
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const made = policyWith(policy, grants, styles);
    known.set(key, made);
    return made;
  };
  return (answer) => {
    if (isRedirect(answer)) return answer;
    const { grants = [], styles = [] } = answer;
    if (grants.length + styles.length === 0) return answer;
    return { ...answer, headers: { ...answer.headers, [POLICY]: policyOf(grants, styles) } };
  };
};
