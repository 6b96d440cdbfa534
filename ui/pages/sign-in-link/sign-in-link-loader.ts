import { safeReturnPath } from '../../../core/paths/return-url';
import type { PageLoader } from '../../page/page';
import type { SignInLinkData, SignInLinkStep } from './sign-in-link-data';

export interface SignInLinkLoaderPorts {
  readonly shop: string;
  /** Where mail can be read in development; undefined everywhere else. */
  readonly outboxPath: string | undefined;
}

const MAX_CODE = 100;

/** The page for a mailed link (USR-05): with the link's `code` it only asks whether this browser is to be let in. */
export const makeSignInLinkLoader =
  ({ shop, outboxPath }: SignInLinkLoaderPorts): PageLoader<SignInLinkData> =>
  ({ query, cameFrom }) =>
  async () => ({
    kind: 'page',
    data: {
      step: stepAt(query),
      returnPath: safeReturnPath(query.get('URL') ?? cameFrom),
      email: '',
      code: (query.get('code') ?? '').slice(0, MAX_CODE),
      isSent: query.get('step') === 'sent',
      errors: {},
      problem: undefined,
      outboxPath,
    },
    head: {
      title: `Let this browser in | ${shop}`,
      description: `Sign in to your ${shop} account although it is locked.`,
      canonical: undefined,
      isIndexed: false,
    },
    isShareable: false,
  });

const stepAt = (query: URLSearchParams): SignInLinkStep => (query.has('code') || query.has('step') ? 'use' : 'ask');
