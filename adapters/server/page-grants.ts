import { isRedirect, type HandleWeb, type PageGrant } from './web';

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
};

/** The policy with what the grants add to its directives; a directive that it does not have stays away. */
export const policyWith = (policy: string, grants: ReadonlyArray<PageGrant>): string =>
  policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      const added = grants.flatMap((grant) => ADDED[grant][name] ?? []);
      const kept = added.length > 0 ? sources.filter((source) => source !== "'none'") : sources;
      return [name, ...new Set([...kept, ...added])].join(' ');
    })
    .join(';');

const POLICY = 'content-security-policy';

/** Answers with the policy that each page's grants make of the shop's own. */
export const granting =
  (handle: HandleWeb, policy: string): HandleWeb =>
  async (request) => {
    const answer = await handle(request);
    if (isRedirect(answer) || answer.grants === undefined || answer.grants.length === 0) return answer;
    return { ...answer, headers: { ...answer.headers, [POLICY]: policyWith(policy, answer.grants) } };
  };
